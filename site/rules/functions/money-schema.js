import { isObject } from '../../../packages/base/json/value.js';
import { resolve } from '../../../scripts/document/resolve.js';
/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

const MONEY_NAME = /(?:^|[a-z])(?:Amount|Fee|Price|Cost)$|^(?:amount|fee|price|cost)$/;
const MONEY_SCHEMAS = /^(?:Money|SignedMoney|Amount|SignedAmount)$/;

/**
 * What is money is one of the money schemas: never a JSON number, never a text of its own.
 * @type {Rule}
 */
export const moneySchema = (document) => {
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    const name = path.at(-1) ?? '';
    if (kind !== 'schema' || path.at(-2) !== 'properties' || !MONEY_NAME.test(name)) return;
    const message = messageFor(document, node);
    if (message) findings.push({ path, message: `"${name}" ${message}` });
  });
  return findings;
};

/**
 * @param {JsonObject} document
 * @param {JsonObject} schema
 * @returns {string | undefined}
 */
function messageFor(document, schema) {
  if (isMoney(schema)) return undefined;
  const { value } = resolve(document, [], schema);
  if (isObject(value) && (value.type === 'number' || value.type === 'integer')) return 'is a JSON number: use Money.';
  return 'is not one of the money schemas: refer to Money or Amount.';
}

/**
 * @param {JsonValue} schema
 * @returns {boolean}
 */
function isMoney(schema) {
  if (!isObject(schema)) return false;
  if (typeof schema.$ref === 'string') return MONEY_SCHEMAS.test(schema.$ref.split('/').at(-1) ?? '');
  return ['allOf', 'anyOf', 'oneOf'].some((key) => {
    const list = schema[key];
    return Array.isArray(list) && list.some(isMoney);
  });
}

export default overBundle(moneySchema);
