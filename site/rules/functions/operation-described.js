import { asStrings } from '../../../packages/base/json/value.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { getOperations } from '../../../scripts/document/reader.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

const IDEMPOTENCY = ['required', 'optional', 'none', 'natural'];

/**
 * Says what every operation must state about itself.
 * @type {Rule}
 */
export const operationDescribed = (document) =>
  getOperations(document).flatMap(({ path, operation }) =>
    messagesFor(operation).map(/** @returns {Finding} */ (message) => ({ path, message })),
  );

/**
 * @param {JsonObject} operation
 * @returns {string[]}
 */
function messagesFor(operation) {
  const { operationId, tags, summary, description } = operation;
  /** @type {[boolean, string][]} */
  const checks = [
    [typeof operationId === 'string' && /^[a-z][A-Za-z0-9]*$/.test(operationId), 'operationId must be camelCase.'],
    [asStrings(tags).length === 1, 'An operation has exactly one tag.'],
    [isText(summary), 'The operation has no summary.'],
    [isText(description), 'The operation has no description.'],
    [isText(operation['x-scope']), 'The operation has no x-scope: name the scope, or say "none".'],
    [
      IDEMPOTENCY.includes(String(operation['x-idempotency'])),
      `x-idempotency must be one of ${IDEMPOTENCY.join(', ')}.`,
    ],
    [asStrings(operation['x-doc-pages']).length > 0, 'The operation names no page in x-doc-pages.'],
  ];
  return checks.filter(([holds]) => !holds).map(([, message]) => message);
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}

export default overBundle(operationDescribed);
