import type { JsonValue } from '../../../../src/model/schema.ts';
import type { StateKind } from '../../../../src/model/state-kind.ts';
import { listChannels } from '../../../document/channels.ts';
import { type DocumentReader, openDocument } from '../../../document/reader.js';
import { isObject, type JsonObject } from '../../json/json-value.ts';
import { exists, type Located, listItems, listMembers, member, numberAt, stringAt, textAt } from '../located.ts';
import { listExampleValues } from './example-values.ts';
import { isStateKind } from './state-machines.ts';

/** A value that the contract fixes, or a schedule of several, with a unit of Unicode CLDR (`second`, `day`), or none. */
export type Limit = { values: number[]; unit?: string };

/** Something of the contract that a typed link may name. */
export type ContractName =
  | { kind: 'op' | 'channel'; id: string }
  | { kind: 'frame'; name: string; summary?: string }
  | { kind: 'close'; code: string; name: string }
  | { kind: 'error'; code: string; name: string }
  | { kind: 'field'; schema: string; field: string }
  | { kind: 'enum'; schema: string; value: string; description?: string }
  | { kind: 'state'; value: string; mark: StateKind }
  | ({ kind: 'limit' } & Limit)
  | { kind: 'rate'; description: string }
  | { kind: 'literal'; text: string }
  | { kind: 'fact'; texts: string[] }
  | { kind: 'value'; text: string };

/** What is before the colon of a typed link. */
export const LINK_KINDS = [
  'op',
  'channel',
  'field',
  'error',
  'enum',
  'state',
  'limit',
  'rate',
  'pattern',
  'chain',
  'currency',
  'frame',
  'close',
  'code',
  'value',
] as const;

/** What is between the brackets of a typed link: `op:openCard`, `enum:CardStatus.frozen`. */
type LinkText = `${(typeof LINK_KINDS)[number]}:${string}`;
type NamedLink = [LinkText, ContractName];

export type ContractNames = {
  /** By the text of a typed link. */
  links: Map<string, ContractName>;
  /** Every key and every value of one word: what may be in code style. */
  words: Set<string>;
};

/** The names of an API document, bundled and in the language of the page. */
export function contractNames(document: JsonObject): ContractNames {
  const reader = openDocument(document);
  const { root } = reader;
  const channels = listChannels(reader);
  const words = new Set<string>();
  collectWords(document, words);
  const schemas = listMembers(member(member(root, 'components'), 'schemas'));
  const links: NamedLink[] = [
    ...operations(reader).flatMap(({ id, parameters }): NamedLink[] => [
      [`op:${id}`, { kind: 'op', id }],
      ...parameters.map((name) => fieldName(id, name)),
    ]),
    ...channels.map(({ name: id }): NamedLink => [`channel:${id}`, { kind: 'channel', id }]),
    ...channels.flatMap(({ name, at }) => [
      ...queryNames(reader, name, at),
      ...closeCodes(member(at, 'x-close-codes')),
    ]),
    ...listMembers(member(member(root, 'components'), 'messages')).map(([key, located]) => frame(key, located)),
    ...schemas.flatMap(([schema, located]) => [
      ...fieldNames(reader, schema, located),
      ...enumNames(schema, located),
      ...errorNames(located),
      ...patterns(schema, located),
      ...facts('chain', member(located, 'x-chains')),
      ...facts('currency', member(located, 'x-currencies')),
    ]),
    ...listMembers(member(member(root, 'components'), 'parameters')).flatMap(([name, located]) =>
      patterns(name, member(located, 'schema')),
    ),
    ...limits(member(root, 'x-limits')),
    ...rates(member(root, 'x-rate-limits')),
    ...exampleValues(root),
  ];
  return { links: new Map(links), words };
}

/** What an example says, `[[value:openCard.success/data/fee/value]]`; with `code:` in code style. */
function exampleValues(root: Located): NamedLink[] {
  return listExampleValues(root).flatMap(({ path, text }): NamedLink[] => [
    [`value:${path}`, { kind: 'value', text }],
    literal(`code:${path}`, text),
  ]);
}

/** A message of a channel, by the name that is in it. */
function frame(key: string, located: Located): NamedLink {
  const [name, summary] = [textAt(member(located, 'name')) ?? key, textAt(member(located, 'summary'))];
  return [`frame:${name}`, { kind: 'frame', name, ...(summary && { summary }) }];
}

function closeCodes(located: Located): NamedLink[] {
  return listMembers(located).map(
    ([code, explained]): NamedLink => [
      `close:${code}`,
      { kind: 'close', code, name: stringAt(member(explained, 'name')) },
    ],
  );
}

function operations(document: DocumentReader): { id: string; parameters: string[] }[] {
  return document.operations().flatMap(({ at, item, from }) => {
    const id = textAt(member(at, 'operationId'));
    const listed = [item, at].flatMap((holder) => listItems(member(holder, 'parameters')));
    const own = listed.flatMap((one) => textAt(member(document.origin(one), 'name')) ?? []);
    return id === undefined || from !== 'paths' ? [] : [{ id, parameters: [...own, ...credentials(document, at)] }];
  });
}

/** Pages show credentials as parameters (decision 0025). */
function credentials(document: DocumentReader, operation: Located): string[] {
  const { root } = document;
  const security = [operation, root].map((located) => member(located, 'security')).find(exists);
  const schemes = security ? listItems(security).flatMap((item) => listMembers(item).map(([name]) => name)) : [];
  return schemes.flatMap((name) => {
    const scheme = document.origin(['components', 'securitySchemes', name].reduce(member, root));
    return textAt(member(scheme, 'type')) === 'apiKey' ? (textAt(member(scheme, 'name')) ?? []) : 'Authorization';
  });
}

/** Parameters of the opening request of a channel. */
function queryNames(document: DocumentReader, id: string, channel: Located): NamedLink[] {
  const query = document.origin(member(member(member(channel, 'bindings'), 'ws'), 'query'));
  return listMembers(member(query, 'properties')).map(([name]) => fieldName(id, name));
}

/** A parameter is named by what it belongs to, `field:refreshUser.userId`, `field:listen.resumeFrom`, as a field by its schema. */
function fieldName(owner: string, name: string): NamedLink {
  return [`field:${owner}.${name}`, { kind: 'field', schema: owner, field: name }];
}

/** Deeper than schemas extend each other; every schema of a longer chain would have the fields of all below it. */
const MAX_EXTENDED = 50;

/** Fields of a schema, and of what it extends. */
function fieldNames(document: DocumentReader, schema: string, located: Located): NamedLink[] {
  const extended = document.parts(located).filter(({ distance }) => distance < MAX_EXTENDED);
  return extended.flatMap((part) => listMembers(member(part, 'properties')).map(([field]) => fieldName(schema, field)));
}

function enumNames(schema: string, located: Located): NamedLink[] {
  const descriptions = member(located, 'x-enumDescriptions');
  return listItems(member(located, 'enum')).flatMap(({ value }): NamedLink[] => {
    const description = textAt(member(descriptions, String(value)));
    const mark = textAt(member(member(located, 'x-state-kinds'), String(value)));
    const text = String(value);
    return [
      [`enum:${schema}.${text}`, { kind: 'enum', schema, value: text, ...(description && { description }) }],
      ...(isStateKind(mark)
        ? ([[`state:${schema}.${text}`, { kind: 'state', value: text, mark }]] satisfies NamedLink[])
        : []),
    ];
  });
}

/** A schema with `x-errors` is the catalogue of error codes. */
function errorNames(located: Located): NamedLink[] {
  if (!isObject(member(located, 'x-errors').value)) return [];
  const names = listItems(member(located, 'x-enum-varnames'));
  return listItems(member(located, 'enum')).map(({ value }, index) => {
    const name = names[index] ? stringAt(names[index]) : '';
    return [`error:${value}`, { kind: 'error', code: String(value), name }];
  });
}

function limits(located: Located): NamedLink[] {
  return listMembers(located).flatMap(([name, limit]): NamedLink[] => {
    const single = numberAt(member(limit, 'value'));
    const values =
      single === undefined ? listItems(member(limit, 'values')).flatMap((item) => numberAt(item) ?? []) : [single];
    const unit = textAt(member(limit, 'unit'));
    return values.length === 0 ? [] : [[`limit:${name}`, { kind: 'limit', values, ...(unit && { unit }) }]];
  });
}

function rates(located: Located): NamedLink[] {
  return listMembers(located).flatMap(([name, rate]): NamedLink[] => {
    const description = textAt(member(rate, 'description'));
    return description === undefined ? [] : [[`rate:${name}`, { kind: 'rate', description }]];
  });
}

/** The patterns of a parameter or schema and of its properties. */
function patterns(name: string, located: Located): NamedLink[] {
  const text = textAt(member(located, 'pattern'));
  return [
    ...(text === undefined ? [] : [literal(`pattern:${name}`, text)]),
    ...listMembers(member(located, 'properties')).flatMap(([field, own]) => patterns(`${name}.${field}`, own)),
  ];
}

/** What the contract says of each chain and currency: `x-chains` and `x-currencies` on the schema of the values. */
function facts(kind: 'chain' | 'currency', located: Located): NamedLink[] {
  return listMembers(located).flatMap(([subject, facts]) =>
    listMembers(facts).map(([fact, { value }]): NamedLink => {
      const target = `${kind}:${subject}.${fact}` as const;
      if (/Pattern$|Example$/.test(fact)) return literal(target, String(value));
      return [target, { kind: 'fact', texts: Array.isArray(value) ? value.map(String) : [String(value)] }];
    }),
  );
}

function literal(target: LinkText, text: string): NamedLink {
  return [target, { kind: 'literal', text }];
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
