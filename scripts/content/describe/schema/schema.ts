import { required } from '../../../../packages/base/invariant.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import type { Context } from '../context.ts';
import { exists, type Located, listMembers, member, textAt } from '../located.ts';
import { listActive, type Part } from './all-of-parts.ts';
import { getAlternatives } from './alternatives.ts';
import { createFieldIds } from './field-id.ts';
import { getMembers } from './fields.ts';
import { type MergedParts, mergeParts } from './merged-parts.ts';
import type { Direction, SchemaLocation, Walk } from './schema-context.ts';
import { stamp } from './stamp.ts';
import { jsonTypes, typeInWords } from './type.ts';

/** Levels below the root that are shown; and nodes in one body. Beyond that the reader is sent to the document. */
const MAX_DEPTH = 8;
const MAX_NODES = 400;

/** Language-neutral, as all types are. */
const UNKNOWN_TYPE = 'unknown type';

/** Describes a schema from its root. Shared components are described once for each direction. */
export function describeSchema(context: Context, located: Located, { prefix, direction }: SchemaLocation): SchemaNode {
  const key = `${direction} ${onlyReference(context, located)}`;
  return context.memoise(`schema ${prefix} ${key}`, () => {
    const tree = context.memoise(`schema tree ${key}`, () => describeRoot(context, located, direction));
    return stamp(tree, prefix);
  });
}

/** Its ids are relative, `-amount-value`: the same wherever the schema is used. */
function describeRoot(context: Context, located: Located, direction: Direction): SchemaNode {
  const root: Walk = {
    context,
    direction,
    prefix: '',
    ids: createFieldIds(),
    active: [],
    depth: 0,
    budget: { nodes: MAX_NODES },
    queue: [],
    describe: describeNode,
  };
  const node = describeNode([located], root);
  // The queue grows while it is read.
  for (const describeFields of root.queue) describeFields();
  return root.budget.nodes > 0 ? node : markCut(node, located, root);
}

/** An object whose fields the budget did not reach. */
function markCut(root: SchemaNode, located: Located, walk: Walk): SchemaNode {
  return mapSchema(root, (node) => {
    if (node.fields?.length !== 0) return node;
    warnOfCut([located], walk);
    const { fields: _, ...rest } = node;
    return { ...rest, cut: true };
  });
}

/** Names the component that the schema is, when it is nothing but a reference to one; else the schema itself. */
function onlyReference(context: Context, located: Located): string {
  const reference = textAt(member(located, '$ref'));
  const isAlone = reference !== undefined && listMembers(located).length === 1;
  const target = isAlone ? context.document.target(reference) : undefined;
  // References to nowhere have one pointer and different names.
  return target && exists(target) ? `#${target.pointer}` : located.pointer;
}

function describeNode(allLocated: Located[], walk: Walk): SchemaNode {
  const merged = mergeParts(walk.context, allLocated, walk.active);
  const { collected, ranked, isNullable, texts } = merged;
  const { name } = collected;
  walk.budget.nodes -= 1;

  if (collected.isRecursive) return { ...texts, type: orNull('object', isNullable), name, recursive: true };
  if (collected.isUnknown && ranked.every(({ schema }) => schema.type === undefined && !schema.properties))
    return { ...texts, type: UNKNOWN_TYPE, name };
  if (collected.isNever) return { type: 'never', name };
  // A scalar has nothing inside and is shown wherever it is.
  if ((walk.depth >= MAX_DEPTH || walk.budget.nodes <= 0) && ranked.some(hasInside)) {
    warnOfCut(allLocated, walk);
    return cutNode(ranked, name, isNullable);
  }
  return fullNode(merged, walk);
}

const INSIDE = ['properties', 'patternProperties', 'items', 'prefixItems', 'oneOf', 'anyOf', 'discriminator'];

/** Whether anything can be inside a value. */
function hasInside({ schema }: Part): boolean {
  const { additionalProperties, unevaluatedProperties } = schema;
  return (
    INSIDE.some((name) => schema[name] !== undefined) || [additionalProperties, unevaluatedProperties].some(isObject)
  );
}

function fullNode({ collected, ranked, isNullable, texts, rules }: MergedParts, walk: Walk): SchemaNode {
  const { parts, entered, name } = collected;
  const inside: Walk = { ...walk, active: [...walk.active, ...listActive(collected)], depth: walk.depth + 1 };
  const node: Omit<SchemaNode, 'type'> = {
    name,
    ...texts,
    ...rules,
    ...getMembers(parts, inside),
    alternatives: getAlternatives(ranked, entered, inside),
  };
  // An example of an object says nothing that the examples of its fields do not.
  if (node.fields) node.examples = undefined;
  const types = jsonTypes(ranked);
  return { type: orNull(typeInWords(types, node, ranked), isNullable), ...node };
}

/** Once for each root: what follows is cut for the same reason. In a third-party document the type has a page of its own. */
function warnOfCut(allLocated: Located[], { context, depth, budget }: Walk): void {
  if (budget.isCut || context.isLenient) return;
  budget.isCut = true;
  const reason = depth >= MAX_DEPTH ? `deeper than ${MAX_DEPTH} levels` : `more than ${MAX_NODES} parts`;
  context.warn(
    required(allLocated[0], 'A schema is described from at least one value.').pointer,
    `the schema is not shown from here on: ${reason}`,
    'Readers are sent to the document.',
  );
}

function cutNode(ranked: Part[], name: string | undefined, isNullable: boolean): SchemaNode {
  return { type: orNull(typeInWords(jsonTypes(ranked), {}, ranked), isNullable), name, cut: true };
}

function orNull(type: string, isNullable: boolean): string {
  return isNullable ? `${type} or null` : type;
}
