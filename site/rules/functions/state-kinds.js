import { asString, asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { nearest } from '../../../scripts/document/nearest.js';
import { walkSpec } from '../../../scripts/document/spec-walk.js';
import { overBundle } from '../rule.js';

/** @import { JsonValue } from '../../../packages/base/json/value.js' */
/** @import { Finding, Rule } from '../rule.js' */

/**
 * Every state of a machine has a kind, and only states have one. A status schema is one machine with the states of its enum; a channel
 * has several by name, with the states that their transitions name.
 * @type {Rule}
 */
export const stateKinds = (document) => {
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    const table = node['x-transitions'];
    const kinds = node['x-state-kinds'];
    if (!isObject(table)) return;
    if (kind === 'schema') {
      const states = Array.isArray(node.enum) ? node.enum.map(String) : namedIn(table);
      findings.push(...compare(states, kinds, [...path, 'x-state-kinds']));
      return;
    }
    for (const [machine, rows] of members(table)) {
      const own = isObject(kinds) ? kinds[machine] : undefined;
      findings.push(...compare(namedIn(rows), own, [...path, 'x-state-kinds', machine]));
    }
  });
  return findings;
};

/**
 * @param {string[]} states
 * @param {JsonValue | undefined} kinds
 * @param {string[]} path
 * @returns {Finding[]}
 */
function compare(states, kinds, path) {
  const named = members(kinds).map(([state]) => state);
  const unknown = named.filter((state) => !states.includes(state));
  const without = states.filter((state) => !named.includes(state));
  return [
    ...unknown.map((state) => {
      const close = nearest(state, states);
      return {
        path: [...path, state],
        message: `There is no state ${state}.${close ? ` Did you mean ${close}?` : ''}`,
      };
    }),
    ...without.map((state) => ({ path, message: `The state ${state} has no kind in x-state-kinds.` })),
  ];
}

/**
 * @param {JsonValue | undefined} rows
 * @returns {string[]}
 */
function namedIn(rows) {
  const states = members(rows).flatMap(([, row]) =>
    isObject(row) ? [...asStrings(row.from), asString(row.to) ?? ''] : [],
  );
  return [...new Set(states.filter((state) => state !== ''))];
}

export default overBundle(stateKinds);
