import { asString, asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { nearest } from '../../../scripts/document/nearest.js';
import { getOperations } from '../../../scripts/document/reader.js';
import { walkSpec } from '../../../scripts/document/spec-walk.js';
import { overBundle } from '../rule.js';

/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
/** @import { Finding, Rule } from '../rule.js' */

/**
 * The scope that an operation names is the one that its `security` asks for, and one that tokens can have.
 * @type {Rule}
 */
export const scopeSecured = (document) => [...differing(document), ...unknown(document)];

/**
 * @param {JsonObject} document
 * @returns {Finding[]}
 */
function differing(document) {
  return getOperations(document).flatMap(({ path, operation }) => {
    const named = asString(operation['x-scope']);
    if (named === undefined) return [];
    const secured = getScopes(operation.security ?? document.security);
    const wanted = named === 'none' ? [] : [named];
    if (secured.length === wanted.length && secured.every((scope) => wanted.includes(scope))) return [];
    const message = `x-scope is ${named}, security asks for ${secured.join(', ') || 'no scope'}.`;
    return [{ path: [...path, 'x-scope'], message }];
  });
}

/**
 * @param {JsonObject} document
 * @returns {Finding[]}
 */
function unknown(document) {
  const schemes = isObject(document.components) ? members(document.components.securitySchemes) : [];
  const known = schemes.flatMap(([, scheme]) => (isObject(scheme) ? asStrings(scheme['x-scopes']) : []));
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path }) => {
    const named = asString(node['x-scope']);
    if (named === undefined || named === 'none' || known.includes(named)) return;
    const close = nearest(named, known);
    const hint = close ? ` Did you mean ${close}?` : '';
    findings.push({ path: [...path, 'x-scope'], message: `There is no scope ${named} in x-scopes.${hint}` });
  });
  return findings;
}

/**
 * The scopes of all schemes together, each once.
 * @param {JsonValue | undefined} security
 * @returns {string[]}
 */
function getScopes(security) {
  const requirements = Array.isArray(security) ? security : [];
  return [...new Set(requirements.flatMap((item) => members(item).flatMap(([, scopes]) => asStrings(scopes))))];
}

export default overBundle(scopeSecured);
