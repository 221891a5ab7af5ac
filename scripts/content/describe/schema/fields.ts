import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { flagAt, itemSpots, member, memberSpots, objectAt, type Spot, textAt, textsAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';
import { collectParts } from './all-of-parts.ts';
import { withTitle } from './field-title.ts';
import { under, type Walk } from './schema-context.ts';

type Members = Pick<SchemaNode, 'fields' | 'values' | 'closed' | 'items' | 'prefixItems'>;

/** What is inside an object or array, from all its parts. */
export function getMembers(parts: Part[], walk: Walk): Members {
  const prefixItems = parts.flatMap(({ spot }) => tupleSpots(spot));
  const fields = getFields(parts, walk);
  return {
    fields: fields.length > 0 ? fields : undefined,
    values: getValues(parts, walk),
    closed: parts.some(isClosed) ? true : undefined,
    items: getItems(parts, walk),
    prefixItems:
      prefixItems.length > 0
        ? prefixItems.map((spot, index) => walk.describe([spot], under(walk, String(index))))
        : undefined,
  };
}

function getFields(parts: Part[], walk: Walk): Field[] {
  const required = new Set(parts.flatMap(({ spot }) => textsAt(member(spot, 'required'))));
  const spotsByName = new Map<string, Spot[]>();
  for (const { spot } of parts) {
    for (const [name, property] of memberSpots(member(spot, 'properties'))) {
      spotsByName.set(name, [...(spotsByName.get(name) ?? []), property]);
    }
  }
  return [...spotsByName].flatMap(
    ([name, spots]) => getField({ name, required: required.has(name) }, spots, walk) ?? [],
  );
}

function getField({ name, required }: Pick<Field, 'name' | 'required'>, spots: Spot[], walk: Walk): Field | undefined {
  if (isHidden(spots, walk)) return undefined;
  const id = walk.ids.take(walk.prefix, name);
  const condition = spots.map((spot) => member(spot, 'x-required-when')).find((spot) => textAt(spot));
  return {
    name,
    id,
    required,
    condition: condition && walk.context.inline(textAt(condition) ?? '', condition.pointer),
    // The last property of several with one name is the one that extends: its texts come first.
    schema: withTitle(name, walk.describe(spots.toReversed(), { ...walk, prefix: id })),
  };
}

/** What the server sets is not sent; what is only sent is not answered. */
function isHidden(spots: Spot[], { context, direction, active }: Walk): boolean {
  if (direction === 'any') return false;
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  return collectParts(context, spots, active).parts.some(({ spot }) => flagAt(member(spot, keyword)));
}

/** Members without a listed name: any name, or names of a pattern, which stands among the constraints. */
function getValues(parts: Part[], walk: Walk): SchemaNode | undefined {
  const spots = parts.flatMap(({ spot }) => [
    ...memberSpots(member(spot, 'patternProperties')).map(([, property]) => property),
    ...['additionalProperties', 'unevaluatedProperties'].map((name) => member(spot, name)).filter(objectAt),
  ]);
  const [first, ...others] = spots;
  if (!first) return undefined;
  const choice = { value: { anyOf: spots.map(({ value }) => value ?? true) }, pointer: first.pointer };
  return walk.describe([others.length > 0 ? choice : first], under(walk, 'value'));
}

function isClosed({ schema }: Part): boolean {
  return schema.additionalProperties === false || schema.unevaluatedProperties === false;
}

/** Fields of an array's elements are addressed as if they were the array's: `res-200-data-items-cardId`. */
function getItems(parts: Part[], walk: Walk): SchemaNode | undefined {
  const spots = parts.map(({ spot }) => member(spot, 'items')).filter(objectAt);
  return spots.length > 0 ? walk.describe(spots, walk) : undefined;
}

/** Elements by position: `prefixItems`, or a list under `items` before 2020-12. */
function tupleSpots(spot: Spot): Spot[] {
  return [...itemSpots(member(spot, 'prefixItems')), ...itemSpots(member(spot, 'items'))];
}
