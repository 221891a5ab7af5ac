import { fromPointer, toPointer } from '../../content/read/json-pointer.ts';
import { isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { mappingOf } from '../../content/read/reference.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import type { Finding, Rule } from './rule.ts';

/** Every component is used: by a reference, by a name (security, a discriminator), or as what a ciphertext holds. */
export const componentsUsed: Rule = (document) => {
  const used = usedPointers(document);
  return members(document.components).flatMap(([section, components]) => {
    if (section.startsWith('x-')) return [];
    return members(components).flatMap(([name]): Finding[] => {
      const path = ['components', section, name];
      return used.has(toPointer(path)) ? [] : [{ path, message: `The component "${name}" is never used.` }];
    });
  });
};

function usedPointers(document: JsonObject): Set<string> {
  const used = new Set<string>(namedSecurity(document));
  walkSpec(document, ({ node }) => {
    const addresses = [node.$ref, ...mappingOf(node).map(([, address]) => address)];
    for (const address of addresses) {
      if (typeof address === 'string') used.add(componentOf(address));
    }
    if (typeof node['x-encrypts'] === 'string') used.add(toPointer(['components', 'schemas', node['x-encrypts']]));
    for (const pointer of namedSecurity(node)) used.add(pointer);
  });
  return used;
}

function componentOf(address: string): string {
  return toPointer(fromPointer(decodeURIComponent(address.slice(1))).slice(0, 3));
}

function namedSecurity({ security }: JsonObject): string[] {
  const requirements = Array.isArray(security) ? security.filter(isObject) : [];
  return requirements
    .flatMap((item) => Object.keys(item))
    .map((name) => toPointer(['components', 'securitySchemes', name]));
}
