import { fromPointer, valueAt } from '../../packages/base/json/pointer.js';
/** @import { JsonPath } from '../../packages/base/json/pointer.js' */
import { asString, isObject, members } from '../../packages/base/json/value.js';
/** @import { JsonObject } from '../../packages/base/json/value.js' */
import { resolvePath } from './paths.js';
import { walkSpec } from './spec-walk.js';

/** @import { SpecKind } from './spec-walk.js' */

/**
 * Where a `$ref` leads: a file of the site folder and a place in it.
 * @typedef {{ file: string; path: string[] }} Target
 */

/**
 * A `$ref` (or an address in a discriminator's mapping) and the place where it is.
 * @typedef {{ file: string; path: string[]; kind: SpecKind; text: string }} Reference
 */

// Asked for by each language, to load what is referred to and to check it.
const found = /** @type {WeakMap<JsonObject, Reference[]>} */ (new WeakMap());

/**
 * All references of a file, in document order. The value of a file is never changed in place.
 * @param {string} file
 * @param {JsonObject} root
 * @returns {Reference[]}
 */
export function getReferences(file, root) {
  const references = found.get(root) ?? findReferences(file, root);
  found.set(root, references);
  return references;
}

/**
 * @param {string} file
 * @param {JsonObject} root
 * @returns {Reference[]}
 */
function findReferences(file, root) {
  /** @type {Reference[]} */
  const references = [];
  walkSpec(root, ({ node, path, kind }) => {
    if (typeof node.$ref === 'string') references.push({ file, path: [...path, '$ref'], kind, text: node.$ref });
    for (const [name, text] of getMapping(node)) {
      references.push({ file, path: [...path, 'discriminator', 'mapping', name], kind: 'schema', text });
    }
  });
  return references;
}

/**
 * The entries of a discriminator's mapping that are addresses; the others are plain schema names.
 * @param {JsonObject} node
 * @returns {[string, string][]}
 */
export function getMapping(node) {
  const [mapping] = members(node.discriminator).filter(([name]) => name === 'mapping');
  return members(mapping?.[1]).flatMap(
    /** @returns {[string, string][]} */ ([name, text]) =>
      typeof text === 'string' && /[#/]/.test(text) ? [[name, text]] : [],
  );
}

/**
 * The references of an object: its own, and those of a discriminator.
 * @param {JsonObject} node
 * @returns {string[]}
 */
export function getReferencesOf(node) {
  const own = typeof node.$ref === 'string' ? [node.$ref] : [];
  return [...own, ...getMapping(node).map(([, text]) => text)];
}

/**
 * The same with what it names: security schemes, and the plaintext of an encrypted field.
 * @param {JsonObject} node
 * @returns {string[]}
 */
export function getReferencesAndNames(node) {
  const encrypted = asString(node['x-encrypts']);
  const schemes = Array.isArray(node.security) ? node.security.flatMap((item) => members(item)) : [];
  return [
    ...getReferencesOf(node),
    ...(encrypted === undefined ? [] : [toFragment(['components', 'schemas', encrypted])]),
    ...schemes.map(([name]) => toFragment(['components', 'securitySchemes', name])),
  ];
}

/**
 * Reads a reference relative to the file it is in; a text says why it cannot be followed.
 * @param {string} text
 * @param {string} file
 * @returns {Target | string}
 */
export function getTarget(text, file) {
  const [address = '', fragment = ''] = text.split('#', 2);
  const path = decode(address);
  if (path === undefined) return 'The part before "#" is not percent-encoded correctly.';
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return 'A reference to another host is not followed.';
  if (address.startsWith('/')) return 'A reference must be relative to its file.';
  const pointer = decode(fragment);
  if (pointer === undefined || (pointer !== '' && !pointer.startsWith('/')))
    return 'The part after "#" is not a JSON pointer.';
  const target = path === '' ? file : resolvePath(file, path);
  if (target.startsWith('../')) return 'The reference leaves the site folder.';
  return { file: target, path: fromPointer(pointer) };
}

const MAX_MAPS = 32;

/**
 * Where a target is when maps on the way to it are references themselves: `root.yaml#/components/schemas/Tea` with
 * `schemas: {$ref: schemas.yaml}` is `schemas.yaml#/Tea`.
 * @param {Target} target
 * @param {(file: string) => JsonObject | undefined} getFile
 * @returns {Target}
 */
export function followMaps(target, getFile) {
  let { file, path } = target;
  for (let count = 0; count < MAX_MAPS; count += 1) {
    const steps = path.map((step, index) => ({ index, step, map: valueAt(getFile(file), path.slice(0, index)) }));
    const found = steps.find(({ step, map }) => isObject(map) && typeof map.$ref === 'string' && !(step in map));
    const next = isObject(found?.map) ? getTarget(String(found.map.$ref), file) : undefined;
    if (!found || typeof next !== 'object') break;
    path = [...next.path, ...path.slice(found.index)];
    file = next.file;
  }
  return { file, path };
}

/**
 * A target in which a name has "/" that is not escaped: `#/components/messages/tea/order` for the key `tea/order`. Nothing else can be meant where
 * that key exists and the steps lead nowhere. https://www.rfc-editor.org/rfc/rfc6901#section-3
 * @param {Target} target
 * @param {(file: string) => JsonObject | undefined} getFile
 * @returns {Target}
 */
export function withUnescapedName(target, getFile) {
  const { file, path } = target;
  const root = getFile(file);
  if (valueAt(root, path) !== undefined) return target;
  for (let start = path.length - 2; start >= 0; start -= 1) {
    for (let end = path.length; end > start + 1; end -= 1) {
      const joined = [...path.slice(0, start), path.slice(start, end).join('/'), ...path.slice(end)];
      if (valueAt(root, joined) !== undefined) return { file, path: joined };
    }
  }
  return target;
}

/**
 * `#/paths/~1card`, percent-encoded as a URI fragment must be.
 * @param {JsonPath} path
 * @returns {string}
 */
export function toFragment(path) {
  const steps = path.map((step) => encodeURI(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `#${steps.map((step) => `/${step.replaceAll('#', '%23').replaceAll('?', '%3F')}`).join('')}`;
}

/**
 * @param {string} fragment
 * @returns {string | undefined}
 */
function decode(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
