import { posix } from 'node:path';
import { fromPointer, type JsonPath } from './json-pointer.ts';
import { type JsonObject, members } from './json-value.ts';
import { type SpecKind, walkSpec } from './spec-walk.ts';

/** Where a `$ref` leads: a file of the site folder and a place in it. */
export type Target = { file: string; path: string[] };

/** A `$ref` (or an address in a discriminator's mapping) and the place where it stands. */
export type Reference = { file: string; path: string[]; kind: SpecKind; text: string };

// Asked for by each language, to load what is referred to and to check it.
const found = new WeakMap<JsonObject, Reference[]>();

/** All references of a file, in document order. The value of a file is never changed in place. */
export function referencesOf(file: string, root: JsonObject): Reference[] {
  const references = found.get(root) ?? findReferences(file, root);
  found.set(root, references);
  return references;
}

function findReferences(file: string, root: JsonObject): Reference[] {
  const references: Reference[] = [];
  walkSpec(root, ({ node, path, kind }) => {
    if (typeof node.$ref === 'string') references.push({ file, path: [...path, '$ref'], kind, text: node.$ref });
    for (const [name, text] of mappingOf(node)) {
      references.push({ file, path: [...path, 'discriminator', 'mapping', name], kind: 'schema', text });
    }
  });
  return references;
}

/** The entries of a discriminator's mapping that are addresses; the others are plain schema names. */
export function mappingOf(node: JsonObject): [string, string][] {
  const [mapping] = members(node.discriminator).filter(([name]) => name === 'mapping');
  return members(mapping?.[1]).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' && /[#/]/.test(text) ? [[name, text]] : [],
  );
}

/** Reads a reference relative to the file it stands in; a text says why it cannot be followed. */
export function targetOf(text: string, file: string): Target | string {
  const [address = '', fragment = ''] = text.split('#', 2);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return 'A reference to another host is not followed.';
  if (address.startsWith('/')) return 'A reference must be relative to its file.';
  const pointer = decode(fragment);
  if (pointer === undefined || (pointer !== '' && !pointer.startsWith('/')))
    return 'The part after "#" is not a JSON pointer.';
  const target = address === '' ? file : posix.join(posix.dirname(file), address);
  if (target.startsWith('../')) return 'The reference leaves the site folder.';
  return { file: target, path: fromPointer(pointer) };
}

/** `#/paths/~1card`, percent-encoded as a URI fragment must be. */
export function toFragment(path: JsonPath): string {
  const steps = path.map((step) => encodeURI(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `#${steps.map((step) => `/${step.replaceAll('#', '%23').replaceAll('?', '%3F')}`).join('')}`;
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
