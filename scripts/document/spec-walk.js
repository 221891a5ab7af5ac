import { isObject } from '../../packages/base/json/value.js';

/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */

/**
 * What an object of a description is, as far as reading its members depends on it.
 * @typedef {'object' | 'schema' | 'message' | 'example' | 'messageExample' | 'callback'} ObjectKind
 */

/**
 * In third-party documents a map, such as that of paths, may be a reference as a whole, and the value of an example too.
 * @typedef {ObjectKind | `${ObjectKind}Map` | 'exampleValue'} SpecKind
 */

/** @typedef {{ node: JsonObject; path: string[]; kind: SpecKind }} SpecNode */

/** @typedef {{ kind: SpecKind } | { kind: ObjectKind; map: true } | 'data'} Rule */

/**
 * @param {SpecKind} kind
 * @returns {Rule}
 */
const one = (kind) => ({ kind });
/**
 * @param {ObjectKind} kind
 * @returns {Rule}
 */
const map = (kind) => ({ kind, map: true });

// Keywords of JSON Schema 2020-12 that hold schemas; every other member of a schema is plain data.
/** @type {Record<string, Rule>} */
const SCHEMA_RULES = {
  properties: map('schema'),
  patternProperties: map('schema'),
  $defs: map('schema'),
  definitions: map('schema'),
  dependentSchemas: map('schema'),
  dependencies: map('schema'),
  items: one('schema'),
  prefixItems: one('schema'),
  contains: one('schema'),
  additionalProperties: one('schema'),
  unevaluatedItems: one('schema'),
  additionalItems: one('schema'),
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
/** @type {Record<string, Rule>} */
const OBJECT_RULES = {
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

/**
 * Visits every object of a description that has meaning of its own: not name maps, not wire data, not extensions.
 * @param {JsonObject} node
 * @param {(found: SpecNode) => void} visit
 * @param {SpecKind} [kind]
 */
export function walkSpec(node, visit, kind = 'object') {
  walk({ node, path: [], kind }, visit);
}

/**
 * What the members of `components.<section>` are.
 * @param {string} section
 * @returns {SpecKind}
 */
export function getSectionKind(section) {
  const rule = OBJECT_RULES[section];
  return rule === undefined || rule === 'data' ? 'object' : rule.kind;
}

/**
 * @param {SpecNode} found
 * @param {(found: SpecNode) => void} visit
 */
function walk(found, visit) {
  visit(found);
  for (const [key, value] of Object.entries(found.node)) {
    const rule = getRule(found, key, value);
    if (rule === 'data') continue;
    const path = [...found.path, key];
    if (!('map' in rule) || !isObject(value)) walkChild(value, path, rule.kind, visit);
    else if (typeof value.$ref === 'string') walkChild(value, path, `${rule.kind}Map`, visit);
    else walkEach(Object.entries(value), path, rule.kind, visit);
  }
}

/**
 * @param {JsonValue} value
 * @param {string[]} path
 * @param {SpecKind} kind
 * @param {(found: SpecNode) => void} visit
 */
function walkChild(value, path, kind, visit) {
  if (Array.isArray(value)) walkEach(Object.entries(value), path, kind, visit);
  else if (isObject(value)) walk({ node: value, path, kind }, visit);
}

/**
 * @param {[string, JsonValue][]} entries
 * @param {string[]} path
 * @param {SpecKind} kind
 * @param {(found: SpecNode) => void} visit
 */
function walkEach(entries, path, kind, visit) {
  for (const [name, item] of entries) if (isObject(item)) walk({ node: item, path: [...path, name], kind }, visit);
}

/**
 * @param {SpecNode} param0
 * @param {string} key
 * @param {JsonValue} value
 * @returns {Rule}
 */
function getRule({ kind, path }, key, value) {
  if (key.startsWith('x-')) return 'data';
  switch (kind) {
    case 'schema':
      return SCHEMA_RULES[key] ?? 'data';
    case 'example':
      return key === 'value' && isReferenceAlone(value) ? one('exampleValue') : 'data';
    case 'messageExample':
    case 'exampleValue':
      return 'data';
    case 'callback':
    case 'objectMap':
      return one('object');
    case 'schemaMap':
      return one('schema');
    case 'messageMap':
      return one('message');
    case 'exampleMap':
      return one('example');
    case 'callbackMap':
      return one('callback');
    case 'message':
      if (key === 'examples') return one('messageExample');
      if (key === 'headers') return one('schema');
      if (key === 'oneOf') return one('message');
      break;
    default:
      // The headers of a binding are one schema, not a map of headers.
      if (key === 'headers' && path.includes('bindings')) return one('schema');
  }
  if (key === 'example' && isReferenceAlone(value)) return one('exampleValue');
  const rule = OBJECT_RULES[key];
  if (rule !== undefined) return rule;
  return NAME_MAPS.has(key) && isObject(value) ? map('object') : one('object');
}

/**
 * Whether a value is the address of a file and nothing else. Data may hold a `$ref` of its own.
 * @param {JsonValue} value
 */
function isReferenceAlone(value) {
  if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return false;
  return /^[^:#]+\.(?:json|ya?ml)(?:#|$)/.test(value.$ref);
}
