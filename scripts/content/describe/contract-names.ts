import type { JsonValue } from '../../../src/model/schema.ts';
import { isObject, type JsonObject } from '../read/json-value.ts';
import { itemSpots, member, memberSpots, numberAt, type Spot, textAt } from './spot.ts';

/** A value that the contract fixes, with a unit of Unicode CLDR (`second`, `day`), or none. */
type Limit = { value: number; unit?: string };

/** Something of the contract that a typed link may name. */
export type ContractName =
  | { kind: 'op' | 'channel'; id: string }
  | { kind: 'error'; code: string; name: string }
  | { kind: 'field'; schema: string; field: string }
  | { kind: 'enum'; schema: string; value: string; description?: string }
  | ({ kind: 'limit' } & Limit)
  | { kind: 'rate'; description: string };

export type ContractNames = {
  /** By the text of a typed link: `op:openCard`, `field:Card.status`, `error:422102`, `enum:CardStatus.frozen`, `limit:accessToken`, `rate:quote`. */
  links: Map<string, ContractName>;
  /** Every key and every value of one word: what may stand in code style. */
  words: Set<string>;
};

/** The names of an API document, bundled and in the language of the page. */
export function contractNames(document: JsonObject): ContractNames {
  const root: Spot = { value: document, pointer: '' };
  const words = new Set<string>();
  collectWords(document, words);
  const schemas = memberSpots(member(member(root, 'components'), 'schemas'));
  const links: [string, ContractName][] = [
    ...operationIds(root).map((id): [string, ContractName] => [`op:${id}`, { kind: 'op', id }]),
    ...memberSpots(member(root, 'channels')).map(([id]): [string, ContractName] => [
      `channel:${id}`,
      { kind: 'channel', id },
    ]),
    ...schemas.flatMap(([schema, spot]) => [
      ...fieldNames(schema, spot),
      ...enumNames(schema, spot),
      ...errorNames(spot),
    ]),
    ...limits(member(root, 'x-limits')),
    ...rates(member(root, 'x-rate-limits')),
  ];
  return { links: new Map(links), words };
}

function operationIds(root: Spot): string[] {
  const operations = memberSpots(member(root, 'paths')).flatMap(([, item]) => memberSpots(item));
  return operations.flatMap(([, operation]) => textAt(member(operation, 'operationId')) ?? []);
}

function fieldNames(schema: string, spot: Spot): [string, ContractName][] {
  const own = memberSpots(member(spot, 'properties')).map(([field]): [string, ContractName] => [
    `field:${schema}.${field}`,
    { kind: 'field', schema, field },
  ]);
  return [...own, ...itemSpots(member(spot, 'allOf')).flatMap((part) => fieldNames(schema, part))];
}

function enumNames(schema: string, spot: Spot): [string, ContractName][] {
  const descriptions = member(spot, 'x-enumDescriptions');
  return itemSpots(member(spot, 'enum')).map(({ value }) => {
    const description = textAt(member(descriptions, String(value)));
    return [
      `enum:${schema}.${value}`,
      { kind: 'enum', schema, value: String(value), ...(description && { description }) },
    ];
  });
}

/** A schema with `x-errors` is the catalogue of error codes. */
function errorNames(spot: Spot): [string, ContractName][] {
  if (!isObject(member(spot, 'x-errors').value)) return [];
  const names = itemSpots(member(spot, 'x-enum-varnames'));
  return itemSpots(member(spot, 'enum')).map(({ value }, index) => {
    const name = names[index] ? (textAt(names[index]) ?? '') : '';
    return [`error:${value}`, { kind: 'error', code: String(value), name }];
  });
}

function limits(spot: Spot): [string, ContractName][] {
  return memberSpots(spot).flatMap(([name, limit]): [string, ContractName][] => {
    const [value, unit] = [numberAt(member(limit, 'value')), textAt(member(limit, 'unit'))];
    return value === undefined ? [] : [[`limit:${name}`, { kind: 'limit', value, ...(unit && { unit }) }]];
  });
}

function rates(spot: Spot): [string, ContractName][] {
  return memberSpots(spot).flatMap(([name, rate]): [string, ContractName][] => {
    const description = textAt(member(rate, 'description'));
    return description === undefined ? [] : [[`rate:${name}`, { kind: 'rate', description }]];
  });
}

function collectWords(value: JsonValue, words: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectWords(item, words);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      words.add(key);
      collectWords(item, words);
    }
  } else if (value !== null && !/\s/.test(String(value))) words.add(String(value));
}
