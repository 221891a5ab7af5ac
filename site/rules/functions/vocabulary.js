import { members } from '../../../packages/base/json/value.js';
import { nearest } from '../../../scripts/document/nearest.js';
import { walkSpec } from '../../../scripts/document/spec-walk.js';
import { getPosition } from '../positions.js';
import { overBundle } from '../rule.js';
import { VOCABULARY } from '../vocabulary.js';

/** @import { JsonValue } from '../../../packages/base/json/value.js' */
/** @import { Finding, Rule } from '../rule.js' */

const NAMES = VOCABULARY.map(({ name }) => name);

/**
 * Every extension is one of ours, where it belongs, with a value of its shape.
 * @type {Rule}
 */
export const vocabulary = (document) => {
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, (found) => {
    for (const [name, value] of members(found.node)) {
      if (!name.startsWith('x-')) continue;
      const mistake = getMistake(name, value, getPosition(found));
      if (mistake) findings.push({ path: [...found.path, name, ...mistake.path], message: mistake.message });
    }
  });
  return findings;
};

/**
 * @param {string} name
 * @param {JsonValue} value
 * @param {string} position
 * @returns {Finding | undefined}
 */
function getMistake(name, value, position) {
  const known = VOCABULARY.find((extension) => extension.name === name);
  if (!known) {
    const close = nearest(name, NAMES);
    const hint = close ? `Did you mean ${close}?` : 'All of them are in docs/x-vocabulary.md.';
    return { path: [], message: `There is no extension ${name}. ${hint}` };
  }
  if (!known.on.includes(position))
    return { path: [], message: `${name} belongs on ${known.on.join(' or ')}, not on ${position}.` };
  const mistake = known.shape.check(value);
  return mistake && { path: mistake.path, message: `${[name, ...mistake.path].join('.')} ${mistake.message}.` };
}

export default overBundle(vocabulary);
