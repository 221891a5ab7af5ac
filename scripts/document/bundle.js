import { getPosition, toPointer, valueAt } from '../../packages/base/json/pointer.js';
/** @import { JsonPath } from '../../packages/base/json/pointer.js' */
import { copy, isObject } from '../../packages/base/json/value.js';
import { getNameInMap, getSection, isInlined } from './component-section.js';
/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */
import { getStem } from './paths.js';
import { wrapReferencesWithSiblings } from './ref-siblings.js';
import { followMaps, getMapping, getTarget, toFragment, withUnescapedName } from './reference.js';
/** @import { Target } from './reference.js' */
import { getSectionKind, walkSpec } from './spec-walk.js';
/** @import { SpecKind } from './spec-walk.js' */

/**
 * The checked files of one description by their names; every reference in them leads somewhere.
 * @typedef {ReadonlyMap<string, JsonObject>} Files
 */

/**
 * Bundled pointer → file and pointer it came from. What is not listed is where its parent is. `referrer` is the first
 * `$ref` that leads to it, in the bundle.
 * @typedef {Map<string, { file: string; pointer: string; referrer?: string }>} Origins
 */

/** @typedef {{ document: JsonObject; origins: Origins }} Bundle */

/** @typedef {{ target: Target; section: string; name: string; referrer?: JsonPath }} Import */

/**
 * One self-contained document of a root file and the files it refers to. References are kept, not expanded: what is in
 * another file becomes a component of the root; a path item, for which there is no component section, is inlined.
 * Imported components follow the root's own, file by file, in the order in which their file has them.
 * @param {string} rootFile
 * @param {Files} files
 * @returns {Bundle}
 */
export function bundle(rootFile, files) {
  return new Bundler(rootFile, files).run();
}

class Bundler {
  /** @type {string} */
  #rootFile;
  /** @type {Files} */
  #files;
  /** @type {JsonObject} */
  #root;
  #imports = /** @type {Map<string, Import>} */ (new Map());
  #taken = /** @type {Set<string>} */ (new Set());
  /** @type {Origins} */
  #origins = new Map();
  #rewritten = /** @type {WeakSet<JsonObject>} */ (new WeakSet());
  /** Pointers at which each target was inlined. */
  #inlinedAt = /** @type {Map<string, string[]>} */ (new Map());

  /**
   * @param {string} rootFile
   * @param {Files} files
   */
  constructor(rootFile, files) {
    this.#rootFile = rootFile;
    this.#files = files;
    this.#root = copy(files.get(rootFile) ?? {});
  }

  /** @returns {Bundle} */
  run() {
    this.#origins.set('', { file: this.#rootFile, pointer: '' });
    this.#rewrite(this.#root, { target: { file: this.#rootFile, path: [] }, at: [], kind: 'object' });
    const values = /** @type {Map<Import, JsonValue>} */ (new Map());
    // The map grows while it is read: an imported component may need further ones.
    for (const [, wanted] of this.#imports) values.set(wanted, this.#import(wanted));
    for (const wanted of this.#inFileOrder()) this.#place(wanted, values.get(wanted) ?? {});
    this.#copyExtensions();
    if (typeof this.#root.asyncapi === 'string') wrapReferencesWithSiblings(this.#root);
    return { document: this.#root, origins: this.#origins };
  }

  /**
   * @param {JsonObject} value
   * @param {{ target: Target; at: JsonPath; kind: SpecKind }} from
   */
  #rewrite(value, from) {
    const { target, at } = from;
    walkSpec(
      value,
      ({ node, path, kind }) => {
        if (this.#rewritten.has(node)) return;
        this.#rewritten.add(node);
        const context = { file: target.file, kind, at: [...at, ...path] };
        for (const [name, text] of getMapping(node)) this.#rewriteMapping(node, name, this.#addressFor(text, context));
        if (typeof node.$ref !== 'string') return;
        const address = this.#addressFor(node.$ref, context);
        this.#noteReferrer(node.$ref, context);
        if (address === undefined) this.#inline(node, node.$ref, context);
        else node.$ref = address;
      },
      from.kind,
    );
  }

  /**
   * @param {string} text
   * @param {{ file: string; at: JsonPath }} from
   */
  #noteReferrer(text, { file, at }) {
    const target = getTarget(text, file);
    const wanted = typeof target === 'string' ? undefined : this.#imports.get(getKey(target));
    if (wanted) wanted.referrer ??= at;
  }

  /**
   * @param {JsonObject} node
   * @param {string} name
   * @param {string | undefined} address
   */
  #rewriteMapping(node, name, address) {
    const { discriminator } = node;
    if (address !== undefined && isObject(discriminator) && isObject(discriminator.mapping)) {
      discriminator.mapping[name] = address;
    }
  }

  /**
   * The address inside the bundle; undefined when the target must be inlined.
   * @param {string} text
   * @param {{ file: string; kind: SpecKind; at: JsonPath }} param1
   * @returns {string | undefined}
   */
  #addressFor(text, { file, kind, at }) {
    const given = getTarget(text, file);
    if (typeof given === 'string') return text;
    if (isInlined(kind)) return undefined;
    if (given.file === this.#rootFile) return toFragment(this.#locate(given).path);
    const target = this.#follow(given);
    if (target.file === this.#rootFile) return toFragment(target.path);
    const [first, second, third] = target.path;
    if (first === 'components' && second !== undefined && third !== undefined) {
      const name = this.#request({ file: target.file, path: [first, second, third] }, second, third);
      return toFragment(['components', second, name, ...target.path.slice(3)]);
    }
    const section = getSection(kind, at);
    if (section === undefined) return undefined;
    const root = this.#files.get(this.#rootFile);
    const own = getNameInMap(target, { root, rootFile: this.#rootFile, section });
    if (own !== undefined) return toFragment(['components', section, own]);
    const stem = target.path.at(-1) ?? getStem(target.file);
    return toFragment(['components', section, this.#request(target, section, stem.replace(/[^A-Za-z0-9._-]+/g, '_'))]);
  }

  /**
   * @param {Target} target
   * @param {string} section
   * @param {string} wished
   * @returns {string}
   */
  #request(target, section, wished) {
    const key = getKey(target);
    const known = this.#imports.get(key);
    if (known) return known.name;
    let name = wished;
    for (let count = 2; this.#isTaken(section, name); count += 1) name = `${wished}_${count}`;
    this.#taken.add(`${section}/${name}`);
    this.#imports.set(key, { target, section, name });
    return name;
  }

  /**
   * @param {string} section
   * @param {string} name
   * @returns {boolean}
   */
  #isTaken(section, name) {
    return this.#taken.has(`${section}/${name}`) || valueAt(this.#root, ['components', section, name]) !== undefined;
  }

  /**
   * @param {Import} param0
   * @returns {JsonValue}
   */
  #import({ target, section, name }) {
    const value = this.#getCopy(target);
    if (isObject(value))
      this.#rewrite(value, { target, at: ['components', section, name], kind: getSectionKind(section) });
    return value;
  }

  /**
   * @param {JsonObject} node
   * @param {string} text
   * @param {{ file: string; kind: SpecKind; at: JsonPath }} param2
   */
  #inline(node, text, { file, kind, at }) {
    const given = getTarget(text, file);
    if (typeof given === 'string') return;
    const target = this.#follow(given);
    const value = this.#getCopy(target);
    if (!isObject(value)) return;
    const { $ref: _, ...siblings } = node;
    delete node.$ref;
    if (this.#isInside(target, at)) return;
    Object.assign(node, value, siblings);
    this.#origins.set(toPointer(at), { file: target.file, pointer: toPointer(target.path) });
    this.#rewritten.delete(node);
    this.#rewrite(node, { target, at, kind });
  }

  /**
   * Whether a pointer is inside the same target, which was inlined above it: inlining would never end.
   * @param {Target} target
   * @param {JsonPath} at
   * @returns {boolean}
   */
  #isInside(target, at) {
    const pointer = `${toPointer(at)}/`;
    const pointers = this.#inlinedAt.get(getKey(target)) ?? [];
    this.#inlinedAt.set(getKey(target), [...pointers, pointer]);
    return pointers.some((outer) => pointer.startsWith(outer));
  }

  /**
   * @param {Target} target
   * @returns {JsonValue}
   */
  #getCopy(target) {
    const { file, path } = this.#follow(target);
    return copy(valueAt(this.#files.get(file), path) ?? {});
  }

  /**
   * @param {Target} target
   * @returns {Target}
   */
  #locate(target) {
    return withUnescapedName(target, (file) => this.#files.get(file));
  }

  /**
   * @param {Target} target
   * @returns {Target}
   */
  #follow(target) {
    return this.#locate(followMaps(target, (file) => this.#files.get(file)));
  }

  /** @returns {Import[]} */
  #inFileOrder() {
    const all = [...this.#imports.values()];
    const fileOrder = [...new Set(all.map(({ target }) => target.file))];
    return fileOrder.flatMap((file) => {
      const own = all.filter(({ target }) => target.file === file);
      const order = new Map(own.map((wanted) => [wanted, getPosition(this.#files.get(file), wanted.target.path)]));
      return own.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    });
  }

  /**
   * @param {Import} param0
   * @param {JsonValue} value
   */
  #place({ target, section, name, referrer }, value) {
    const components = getMember(this.#root, 'components');
    getMember(components, section)[name] = value;
    this.#origins.set(toPointer(['components', section, name]), {
      file: target.file,
      pointer: toPointer(target.path),
      ...(referrer && { referrer: toPointer(referrer) }),
    });
  }

  /**
   * Facts that a shared file states for all (`x-rate-limits`) belong to every document made with it.
   */
  #copyExtensions() {
    for (const [file, value] of this.#files) {
      if (file === this.#rootFile) continue;
      for (const [name, extension] of Object.entries(value)) {
        if (!name.startsWith('x-') || Object.hasOwn(this.#root, name)) continue;
        this.#root[name] = copy(extension);
        this.#origins.set(toPointer([name]), { file, pointer: toPointer([name]) });
      }
    }
  }
}

/**
 * @param {Target} target
 * @returns {string}
 */
function getKey({ file, path }) {
  return `${file}#${toPointer(path)}`;
}

/**
 * @param {JsonObject} parent
 * @param {string} name
 * @returns {JsonObject}
 */
function getMember(parent, name) {
  const present = parent[name];
  if (isObject(present)) return present;
  /** @type {JsonObject} */
  const created = {};
  parent[name] = created;
  return created;
}
