import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { flagAt, type Located, listItems, listMembers, member, objectAt, textAt, textsAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';
import { collectParts } from './all-of-parts.ts';
import { withTitle } from './field-title.ts';
import { warnAboutRequiredNames } from './required-names.ts';
import { under, type Walk } from './schema-context.ts';

type Members = Pick<SchemaNode, 'fields' | 'values' | 'closed' | 'items' | 'prefixItems'>;

/** What is inside an object or array, from all its parts. The fields are described later: `fields` is empty until then, and stays so when the budget has ended. */
export function getMembers(parts: Part[], walk: Walk): Members {
  const prefixItems = parts.flatMap(({ located }) => locateTupleItems(located));
  return {
    fields: queueFields(parts, walk),
    values: getValues(parts, walk),
    closed: parts.some(isClosed) ? true : undefined,
    items: getItems(parts, walk),
    prefixItems:
      prefixItems.length > 0
        ? prefixItems.map((located, index) => walk.describe([located], under(walk, String(index))))
        : undefined,
  };
}

function queueFields(parts: Part[], walk: Walk): Field[] | undefined {
  const locatedByName = new Map<string, Located[]>();
  const content = new Set<string>();
  for (const { located } of parts) {
    const isEnvelope = flagAt(member(located, 'x-envelope'));
    for (const [name, property] of listMembers(member(located, 'properties'))) {
      locatedByName.set(name, [...(locatedByName.get(name) ?? []), property]);
      if (!isEnvelope) content.add(name);
    }
  }
  warnAboutRequiredNames(walk.context, parts, [...locatedByName.keys()]);
  const shown = [...locatedByName].filter(([, allLocated]) => !isHidden(allLocated, walk));
  if (shown.length === 0) return undefined;
  const required = new Set(parts.flatMap(({ located }) => textsAt(member(located, 'required'))));
  const fields: Field[] = [];
  walk.queue.push(() => {
    if (walk.budget.nodes <= 0) return;
    for (const [name, allLocated] of shown) {
      const field = getField({ name, required: required.has(name) }, allLocated, walk);
      fields.push(content.has(name) ? field : { ...field, envelope: true });
    }
  });
  return fields;
}

function getField({ name, required }: Pick<Field, 'name' | 'required'>, allLocated: Located[], walk: Walk): Field {
  const id = walk.ids.take(walk.prefix, name);
  const condition = allLocated.map((located) => member(located, 'x-required-when')).find((located) => textAt(located));
  return {
    name,
    id,
    required,
    condition: condition && walk.context.inline(textAt(condition) ?? '', condition.pointer),
    // The last property of several with one name is the one that extends: its texts come first.
    schema: withTitle(name, walk.describe(allLocated.toReversed(), { ...walk, prefix: id })),
  };
}

/** What the server sets is not sent; what is only sent is not returned. */
function isHidden(allLocated: Located[], { context, direction, active }: Walk): boolean {
  if (direction === 'any') return false;
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  return collectParts(context, allLocated, active).parts.some(({ located }) => flagAt(member(located, keyword)));
}

/** Members without a listed name: any name, or names of a pattern, which is among the constraints. */
function getValues(parts: Part[], walk: Walk): SchemaNode | undefined {
  const allLocated = parts.flatMap(({ located }) => [
    ...listMembers(member(located, 'patternProperties')).map(([, property]) => property),
    ...['additionalProperties', 'unevaluatedProperties'].map((name) => member(located, name)).filter(objectAt),
  ]);
  const [first, ...others] = allLocated;
  if (!first) return undefined;
  const choice = { value: { anyOf: allLocated.map(({ value }) => value ?? true) }, pointer: first.pointer };
  return walk.describe([others.length > 0 ? choice : first], under(walk, 'value'));
}

function isClosed({ schema }: Part): boolean {
  return schema.additionalProperties === false || schema.unevaluatedProperties === false;
}

/** Fields of an array's elements are addressed as if they were the array's: `res-200-data-items-cardId`. */
function getItems(parts: Part[], walk: Walk): SchemaNode | undefined {
  const allLocated = parts.map(({ located }) => member(located, 'items')).filter(objectAt);
  return allLocated.length > 0 ? walk.describe(allLocated, walk) : undefined;
}

/** Elements by position: `prefixItems`, or a list under `items` before 2020-12. */
function locateTupleItems(located: Located): Located[] {
  return [...listItems(member(located, 'prefixItems')), ...listItems(member(located, 'items'))];
}
