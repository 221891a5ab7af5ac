import { required } from '../../../../src/model/invariant.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { type Context, descriptionAt, getTarget } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { exists, flagAt, type Located, listItems, listMembers, member, textAt } from '../located.ts';
import { collectParts, type Part, type SchemaParts } from './all-of-parts.ts';
import { getAlternatives, onlyOption } from './alternatives.ts';
import { getConstraints } from './constraints.ts';
import { getEnum } from './enum.ts';
import { createFieldIds } from './field-id.ts';
import { getMembers } from './fields.ts';
import { warnAboutUnknownKeywords } from './keywords.ts';
import { isNullSchema } from './null-schema.ts';
import type { Direction, SchemaLocation, Walk } from './schema-context.ts';
import { conditionsInWords } from './schema-words.ts';
import { stamp } from './stamp.ts';
import { allowsNull, jsonTypes, typeInWords } from './type.ts';

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

/** Pointer of the component that the schema is, when it is nothing but a reference to one; else its own pointer. */
function onlyReference(context: Context, located: Located): string {
  const reference = textAt(member(located, '$ref'));
  const isAlone = reference !== undefined && listMembers(located).length === 1;
  const target = isAlone ? getTarget(context, reference) : located;
  // References to nowhere have one pointer and different names.
  return (exists(target) ? target : located).pointer;
}

function describeNode(allLocated: Located[], walk: Walk): SchemaNode {
  const { context } = walk;
  const option = onlyOption(collectParts(context, allLocated, walk.active).parts);
  const collected = collectParts(context, option ? [...allLocated, option] : allLocated, walk.active);
  const ranked = collected.parts.toSorted((one, other) => one.rank - other.rank);
  for (const part of ranked) warnAboutUnknownKeywords(context, part);
  const isNullable = allowsNull(ranked) || option !== undefined || hasNullOption(ranked);
  const { name } = collected;
  walk.budget.nodes -= 1;

  if (collected.isRecursive)
    return { ...annotations(context, ranked), type: orNull('object', isNullable), name, recursive: true };
  if (collected.isUnknown && ranked.every(({ schema }) => schema.type === undefined && !schema.properties))
    return { ...annotations(context, ranked), type: UNKNOWN_TYPE, name };
  if (collected.isNever) return { type: 'never', name };
  // A scalar has nothing inside and is shown wherever it is.
  if ((walk.depth >= MAX_DEPTH || walk.budget.nodes <= 0) && ranked.some(hasInside)) {
    warnOfCut(allLocated, walk);
    return cutNode(ranked, name, isNullable);
  }
  return fullNode(collected, { ranked, isNullable }, walk);
}

const INSIDE = ['properties', 'patternProperties', 'items', 'prefixItems', 'oneOf', 'anyOf', 'discriminator'];

/** Whether anything can be inside a value. */
function hasInside({ schema }: Part): boolean {
  const { additionalProperties, unevaluatedProperties } = schema;
  return (
    INSIDE.some((name) => schema[name] !== undefined) || [additionalProperties, unevaluatedProperties].some(isObject)
  );
}

function fullNode(
  { parts, entered, name }: SchemaParts,
  { ranked, isNullable }: { ranked: Part[]; isNullable: boolean },
  walk: Walk,
): SchemaNode {
  const { context } = walk;
  const inside: Walk = { ...walk, active: [...walk.active, ...entered], depth: walk.depth + 1 };
  const node: Omit<SchemaNode, 'type'> = {
    name,
    ...annotations(context, ranked),
    constraints: getConstraints(ranked, context),
    enum: getEnum(context, ranked),
    ...getMembers(parts, inside),
    alternatives: getAlternatives(ranked, entered, inside),
  };
  // An example of an object says nothing that the examples of its fields do not.
  if (node.fields) node.examples = undefined;
  const types = jsonTypes(ranked);
  return { type: orNull(typeInWords(types, node, ranked), isNullable), ...node };
}

/** Once for each root: what follows is cut for the same reason. In a document of others the type has a page of its own. */
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

function hasNullOption(parts: Part[]): boolean {
  return parts.some(({ located }) =>
    ['oneOf', 'anyOf'].some((kind) => listItems(member(located, kind)).some(({ value }) => isNullSchema(value))),
  );
}

function orNull(type: string, isNullable: boolean): string {
  return isNullable ? `${type} or null` : type;
}

/** Texts and marks: the part nearest to the place of use that has one decides. */
function annotations(context: Context, ranked: Part[]): Partial<SchemaNode> {
  const first = (keyword: string): Located | undefined =>
    ranked.map(({ located }) => member(located, keyword)).find(exists);
  const described = ranked.find(({ located }) => textAt(member(located, 'description')));
  const provenance = textAt(first('x-provenance') ?? { value: undefined, pointer: '' });
  const flag = (keyword: string): true | undefined =>
    flagAt(first(keyword) ?? { value: false, pointer: '' }) ? true : undefined;
  const examples = first('examples');
  const example = first('example');
  return {
    title: getText(first('title')),
    description: describeTexts(context, ranked, described && descriptionAt(context, described.located)),
    const: first('const')?.value,
    default: first('default')?.value,
    examples: Array.isArray(examples?.value)
      ? examples.value
      : example?.value !== undefined
        ? [example.value]
        : undefined,
    deprecated: flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    secret: flag('x-secret'),
    encrypts: getText(first('x-encrypts')),
    provenance: provenance === 'given' || provenance === 'assumed' ? provenance : undefined,
  };
}

/** What a rule between fields demands is part of the text about them, and so is a link to more. */
function describeTexts(context: Context, parts: Part[], description?: ProseNode[]): ProseNode[] | undefined {
  const sentences = parts.flatMap(({ schema, located }) =>
    conditionsInWords(schema, context.locale).map(
      (text): ProseNode => ['p', null, ...context.inline(text, located.pointer)],
    ),
  );
  const added = [...sentences, ...parts.flatMap(({ located }) => describeExternalDocs(context, located))];
  return added.length > 0 ? [...(description ?? []), ...added] : description;
}

function getText(located: Located | undefined): string | undefined {
  return located && textAt(located);
}
