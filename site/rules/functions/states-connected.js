import { asString, asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { getOperations } from '../../../scripts/document/reader.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * Every status has its state machine: known states, each of them reached, by operations that exist.
 * @type {Rule}
 */
export const statesConnected = (document) => {
  const operations = getOperations(document).map(({ operation }) => operation.operationId);
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'schema' || !Array.isArray(node.enum)) return;
    const name = path.at(-1) ?? '';
    if (node['x-transitions'] === undefined) {
      if (path.length === 3 && name.endsWith('Status'))
        findings.push({ path, message: `${name} has no x-transitions.` });
      return;
    }
    const states = node.enum.map(String);
    findings.push(...stateFindings(node, states, path), ...operationFindings(node, operations, path));
  });
  return findings;
};

/**
 * @param {JsonObject} node
 * @param {string[]} states
 * @param {string[]} path
 * @returns {Finding[]}
 */
function stateFindings(node, states, path) {
  const transitions = members(node['x-transitions']);
  const reached = new Set(transitions.map(([, transition]) => getTarget(transition)));
  const unknown = transitions.flatMap(([key, transition]) => {
    const named = [...(isObject(transition) ? asStrings(transition.from) : []), getTarget(transition) ?? '(nothing)'];
    return named
      .filter((state) => !states.includes(state))
      .map(
        /** @returns {Finding} */ (state) => ({
          path: [...path, 'x-transitions', key],
          message: `${key} names the state ${state}, which is not in the enum.`,
        }),
      );
  });
  const unreached = states.filter((state) => !reached.has(state));
  return [
    ...unknown,
    ...unreached.map((state) => ({ path: [...path, 'x-transitions'], message: `No transition leads to ${state}.` })),
  ];
}

/**
 * @param {JsonObject} node
 * @param {readonly unknown[]} operations
 * @param {string[]} path
 * @returns {Finding[]}
 */
function operationFindings(node, operations, path) {
  // A document without operations (a websocket) names those of another one.
  if (operations.length === 0) return [];
  return members(node['x-transitions']).flatMap(
    /** @returns {Finding[]} */ ([key, transition]) => {
      const stated = isObject(transition) ? transition.operation : undefined;
      const named = typeof stated === 'string' ? [stated] : asStrings(stated);
      return named
        .filter((operation) => !operations.includes(operation))
        .map((operation) => ({
          path: [...path, 'x-transitions', key, 'operation'],
          message: `There is no operation "${operation}".`,
        }));
    },
  );
}

/**
 * @param {unknown} transition
 * @returns {string | undefined}
 */
function getTarget(transition) {
  return isObject(transition) ? asString(transition.to) : undefined;
}

export default overBundle(statesConnected);
