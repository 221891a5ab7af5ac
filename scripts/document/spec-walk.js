import { isObject } from '../../packages/base/json/value.js';

import { ASYNCAPI } from './shapes/asyncapi.js';
import { OPENAPI } from './shapes/openapi.js';
import { SCHEMA } from './shapes/shared.js';
import { getFields } from './shapes/table.js';

/** @import { Field } from './shapes/table.js' */

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

/** Names and wire data, in which what looks like a reference is none. */
const DATA = /^(any|name|security requirement\[\]|(text|name|names)(\[\]|\{\})|list)$/;
/** Objects that are maps. */
const MAPS = /^(paths|responses|channels|bindings)$/;

/** Keywords of JSON Schema that hold schemas; every other member of a schema is plain data. `dependencies` is of older drafts. */
const SCHEMA_RULES = new Map(
  [...readRules([SCHEMA]), /** @type {const} */ (['dependencies', map('schema')])].filter(
    ([name, rule]) => name === 'externalDocs' || (rule !== 'data' && rule.kind === 'schema'),
  ),
);

/** Members of all other objects, OpenAPI and AsyncAPI together: of fields with one name the first says what is inside. */
const OBJECT_RULES = readRules([OPENAPI, ASYNCAPI].flatMap(({ schema: _schema, ...table }) => Object.values(table)));

/**
 * @param {string[]} objects
 * @returns {Map<string, Rule>}
 */
function readRules(objects) {
  /** @type {Map<string, Field[]>} */
  const byName = new Map();
  for (const written of objects)
    for (const [name, fields] of getFields(written)) byName.set(name, [...(byName.get(name) ?? []), ...fields]);
  return new Map([...byName].map(([name, fields]) => [name, toRule(fields)]));
}

/**
 * @param {Field[]} fields
 * @returns {Rule}
 */
function toRule([first, ...others]) {
  const { kind = '', container = '' } = first ?? {};
  if (DATA.test(kind + container)) return 'data';
  const [, found = 'object'] = /^(schema|message|example|callback)\b/.exec(kind.replace('payload', 'schema')) ?? [];
  const inside = /** @type {ObjectKind} */ (found);
  const isMap =
    MAPS.test(kind) || (container !== '' && [container, ...others.map((field) => field.container)].includes('{}'));
  return isMap ? map(inside) : one(inside);
}

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
  const rule = OBJECT_RULES.get(section);
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
      return SCHEMA_RULES.get(key) ?? 'data';
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
      // The headers of a binding are one schema, not a map of headers; its query is no operation.
      if ((key === 'headers' || key === 'query') && path.includes('bindings')) return one('schema');
  }
  if (key === 'example' && isReferenceAlone(value)) return one('exampleValue');
  return OBJECT_RULES.get(key) ?? one('object');
}

/**
 * Whether a value is the address of a file and nothing else. Data may hold a `$ref` of its own.
 * @param {JsonValue} value
 */
function isReferenceAlone(value) {
  if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return false;
  return /^[^:#]+\.(?:json|ya?ml)(?:#|$)/.test(value.$ref);
}
