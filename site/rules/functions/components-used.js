import { fromPointer, toPointer } from '../../../scripts/document/json-pointer.js';
import { isObject, members } from '../../../scripts/document/json-value.js';
/** @import { JsonObject } from '../../../scripts/document/json-value.js' */
import { getMapping } from '../../../scripts/document/reference.js';
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
  const used = /** @type {Set<string>} */ (new Set(namedSecurity(document)));
  walkSpec(document, ({ node }) => {
    const addresses = [node.$ref, ...getMapping(node).map(([, address]) => address)];
    for (const address of addresses) {
      if (typeof address === 'string') used.add(getComponent(address));
    }
    if (typeof node['x-encrypts'] === 'string') used.add(toPointer(['components', 'schemas', node['x-encrypts']]));
    for (const pointer of namedSecurity(node)) used.add(pointer);
  });
  return used;
}

/**
 * @param {string} address
 * @returns {string}
 */
function getComponent(address) {
  return toPointer(fromPointer(decodeURIComponent(address.slice(1))).slice(0, 3));
}

/**
 * @param {JsonObject} param0
 * @returns {string[]}
 */
function namedSecurity({ security }) {
  const requirements = Array.isArray(security) ? security.filter(isObject) : [];
  return requirements
    .flatMap((item) => Object.keys(item))
    .map((name) => toPointer(['components', 'securitySchemes', name]));
}

export default overBundle(componentsUsed);
