import { fromFragment, toPointer } from '../../../packages/base/json/pointer.js';
import { members } from '../../../packages/base/json/value.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { getReferencesAndNames } from '../../../scripts/document/reference.js';
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * Every component is used: by a reference, by a name (security, a discriminator), or as what a ciphertext holds.
 * @type {Rule}
 */
export const componentsUsed = (document) => {
  const used = usedPointers(document);
  return members(document.components).flatMap(([section, components]) => {
    if (section.startsWith('x-')) return [];
    return members(components).flatMap(
      /** @returns {Finding[]} */ ([name]) => {
        const path = ['components', section, name];
        return used.has(toPointer(path)) ? [] : [{ path, message: `The component "${name}" is never used.` }];
      },
    );
  });
};

/**
 * @param {JsonObject} document
 * @returns {Set<string>}
 */
function usedPointers(document) {
  const used = /** @type {Set<string>} */ (new Set());
  walkSpec(document, ({ node }) => {
    for (const reference of getReferencesAndNames(node)) used.add(toPointer(fromFragment(reference).slice(0, 3)));
  });
  return used;
}

export default overBundle(componentsUsed);
