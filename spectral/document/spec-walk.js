import { isObject, type JsonObject, type JsonValue } from './json-value.ts';

/** What an object of a description is, as far as reading its members depends on it. */
export type SpecKind = 'object' | 'schema' | 'message' | 'example' | 'messageExample' | 'callback';

export type SpecNode = { node: JsonObject; path: string[]; kind: SpecKind };

type Rule = { kind: SpecKind; map?: true } | 'data';

const one = (kind: SpecKind): Rule => ({ kind });
const map = (kind: SpecKind): Rule => ({ kind, map: true });

// Keywords of JSON Schema 2020-12 that hold schemas; every other member of a schema is plain data.
const SCHEMA_RULES: Record<string, Rule> = {
  properties: map('schema'),
  patternProperties: map('schema'),
  $defs: map('schema'),
  definitions: map('schema'),
  dependentSchemas: map('schema'),
  items: one('schema'),
  prefixItems: one('schema'),
  contains: one('schema'),
  additionalProperties: one('schema'),
  unevaluatedItems: one('schema'),
  unevaluatedProperties: one('schema'),
  propertyNames: one('schema'),
  contentSchema: one('schema'),
  not: one('schema'),
  if: one('schema'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: one('schema'),
  else: one('schema'),
  allOf: one('schema'),
  anyOf: one('schema'),
  oneOf: one('schema'),
  externalDocs: one('object'),
};

// Members of all other objects, OpenAPI and AsyncAPI together: their names do not collide.
const OBJECT_RULES: Record<string, Rule> = {
  schema: one('schema'),
  itemSchema: one('schema'),
  query: one('schema'),
  schemas: map('schema'),
  payload: one('schema'),
  message: one('message'),
  messages: map('message'),
  messageTraits: map('message'),
  examples: map('example'),
  callbacks: map('callback'),
  example: 'data',
  default: 'data',
  enum: 'data',
  security: 'data',
  mapping: 'data',
  scopes: 'data',
};

const NAME_MAPS = new Set(
  (
    'paths webhooks pathItems parameters headers responses requestBodies securitySchemes links content encoding variables ' +
    'channels operations servers serverVariables replies replyAddresses correlationIds operationTraits ' +
    'serverBindings channelBindings operationBindings messageBindings bindings'
  ).split(' '),
);

/** Visits every object of a description that has meaning of its own: not name maps, not wire data, not extensions. */
export function walkSpec(node: JsonObject, visit: (found: SpecNode) => void, kind: SpecKind = 'object'): void {
  walk({ node, path: [], kind }, visit);
}

/** What the members of `components.<section>` are. */
export function kindOfSection(section: string): SpecKind {
  const rule = OBJECT_RULES[section];
  return rule === undefined || rule === 'data' ? 'object' : rule.kind;
}

function walk(found: SpecNode, visit: (found: SpecNode) => void): void {
  visit(found);
  for (const [key, value] of Object.entries(found.node)) {
    const rule = ruleOf(found, key, value);
    if (rule === 'data') continue;
    if (rule.map && isObject(value)) walkEach(Object.entries(value), [...found.path, key], rule.kind, visit);
    else walkChild(value, [...found.path, key], rule.kind, visit);
  }
}

function walkChild(value: JsonValue, path: string[], kind: SpecKind, visit: (found: SpecNode) => void): void {
  if (Array.isArray(value)) walkEach(Object.entries(value), path, kind, visit);
  else if (isObject(value)) walk({ node: value, path, kind }, visit);
}

function walkEach(
  entries: [string, JsonValue][],
  path: string[],
  kind: SpecKind,
  visit: (found: SpecNode) => void,
): void {
  for (const [name, item] of entries) if (isObject(item)) walk({ node: item, path: [...path, name], kind }, visit);
}

function ruleOf({ kind, path }: SpecNode, key: string, value: JsonValue): Rule {
  if (key.startsWith('x-')) return 'data';
  switch (kind) {
    case 'schema':
      return SCHEMA_RULES[key] ?? 'data';
    case 'example':
    case 'messageExample':
      return 'data';
    case 'callback':
      return one('object');
    case 'message':
      if (key === 'examples') return one('messageExample');
      if (key === 'headers') return one('schema');
      if (key === 'oneOf') return one('message');
      break;
    default:
      // The headers of a binding are one schema, not a map of headers.
      if (key === 'headers' && path.includes('bindings')) return one('schema');
  }
  const rule = OBJECT_RULES[key];
  if (rule !== undefined) return rule;
  return NAME_MAPS.has(key) && isObject(value) ? map('object') : one('object');
}
