import { valueAt } from '../../../packages/base/json/pointer.js';
import { asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { getOperations } from '../../../scripts/document/reader.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * What our extensions name exists: rate limits, the schema of a plaintext, the states an operation allows.
 * @type {Rule}
 */
export const namesExist = (document) => {
  const findings = getOperations(document).flatMap(({ path, operation }) => [
    ...rateLimitFindings(document, operation, path),
    ...stateFindings(document, operation, path),
  ]);
  walkSpec(document, ({ node, path }) => {
    const name = node['x-encrypts'];
    if (typeof name !== 'string' || schemaNamed(document, name)) return;
    findings.push({ path: [...path, 'x-encrypts'], message: `There is no schema "${name}".` });
  });
  return findings;
};

/**
 * @param {JsonObject} document
 * @param {JsonObject} operation
 * @param {string[]} path
 * @returns {Finding[]}
 */
function rateLimitFindings(document, operation, path) {
  const limits = members(document['x-rate-limits']).map(([name]) => name);
  return asStrings(operation['x-rate-limit'])
    .filter((name) => !limits.includes(name))
    .map((name) => ({
      path: [...path, 'x-rate-limit'],
      message: `There is no rate limit "${name}" in x-rate-limits.`,
    }));
}

/**
 * @param {JsonObject} document
 * @param {JsonObject} operation
 * @param {string[]} path
 * @returns {Finding[]}
 */
function stateFindings(document, operation, path) {
  return members(operation['x-allowed-status']).flatMap(
    /** @returns {Finding[]} */ ([name, states]) => {
      const at = [...path, 'x-allowed-status', name];
      const schema = schemaNamed(document, name);
      if (!schema) return [{ path: at, message: `There is no schema "${name}".` }];
      return asStrings(states)
        .filter((state) => !asStrings(schema.enum).includes(state))
        .map((state) => ({ path: at, message: `${state} is not a value of ${name}.` }));
    },
  );
}

/**
 * @param {JsonObject} document
 * @param {string} name
 * @returns {JsonObject | undefined}
 */
function schemaNamed(document, name) {
  const schema = valueAt(document, ['components', 'schemas', name]);
  return isObject(schema) ? schema : undefined;
}

export default overBundle(namesExist);
