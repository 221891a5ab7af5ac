import { ARAZZO } from './arazzo.js';
import { ASYNCAPI } from './asyncapi.js';
import { OPENAPI } from './openapi.js';
import { SWAGGER } from './swagger.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */

/**
 * The fields of each object, `name@versions:shape`. The shape is a text, when none is written, another value, or an object of the table; one, a list `[]`
 * or a map by name `{}`. `@3.1` is from 3.1 on, `@-2.6` to 2.6, `@2.4-2.6` both. `*` are all names but those of extensions.
 * @typedef {Record<string, string>} Table
 */

/**
 * `kind`: the name of a value or of an object. `since`, `until`: versions such as `3.1`.
 * @typedef {{ kind: string; container: string; since: string; until: string }} Field
 */

/** @typedef {'openapi' | 'swagger' | 'asyncapi' | 'arazzo'} Family */

/** @type {Record<Family, Table>} */
export const TABLES = { openapi: OPENAPI, swagger: SWAGGER, asyncapi: ASYNCAPI, arazzo: ARAZZO };

/**
 * Of which specification a document is, and of which version.
 * @param {JsonObject} document
 * @returns {{ family: Family; version: string }}
 */
export function getFamily(document) {
  const family = /** @type {const} */ (['swagger', 'asyncapi', 'arazzo']).find((name) => document[name] !== undefined);
  return { family: family ?? 'openapi', version: String(document[family ?? 'openapi']) };
}

const read = /** @type {Map<string, Map<string, Field[]>>} */ (new Map());

/**
 * The fields of an object by name, in the order of the table; two of one name are of different versions.
 * @param {string} [written]
 */
export function getFields(written = '') {
  const known = read.get(written);
  if (known) return known;
  /** @type {Map<string, Field[]>} */
  const fields = new Map();
  for (const [, name = '', since = '', until = '', shape = 'text', container = ''] of written.matchAll(FIELD)) {
    const field = { kind: shape.replaceAll('_', ' '), container, since, until };
    fields.set(name, [...(fields.get(name) ?? []), field]);
  }
  read.set(written, fields);
  return fields;
}

const FIELD = /([$\w*]+)(?:@([\d.]*)-?([\d.]*))?(?::(\w+)(\[\]|\{\})?)?/g;

/**
 * Whether a version such as `3.1.0` has a field; one that is no version has all.
 * @param {Field} field
 * @param {string} version
 */
export function isIn({ since, until }, version) {
  const short = /^\d+\.\d+/.exec(version)?.[0];
  return short === undefined || ((since || short) <= short && short <= (until || short));
}
