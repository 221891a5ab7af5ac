import { isObject } from './json-value.js';
/** @import { JsonObject, JsonValue } from './json-value.js' */
import { listMembers, member, textAt } from './located.js';
/** @import { Located } from './located.js' */

/**
 * What a chain of references leads to, and the name of the first component on the way.
 * @typedef {Located & { name?: string }} Followed
 */

/**
 * `method`: `GET`, or as it is sent where `additionalOperations` has it. `item`: the path item, followed. `callback`: its name in `parent`.
 * @typedef {{ method: string; path: string; from: 'paths' | 'webhooks' | 'callbacks'; at: Located; item: Located; callbacks: Operation[]; callback?: string }} Operation
 */

/** Methods that have a field of their own in a path item. https://spec.openapis.org/oas/v3.2.0#path-item-object */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

const MAX_REFERENCES = 32;
/** A callback may have callbacks; more levels than these are a circle. */
const MAX_CALLBACKS = 3;

/**
 * Reads one bundled document, of any shape: nothing throws, nothing is changed.
 * @param {JsonValue} root
 */
export function openDocument(root) {
  return new Reader(root);
}

/** @typedef {Reader} DocumentReader */

class Reader {
  /** @type {Located} */
  root;
  #targets = /** @type {Map<string, Located>} */ (new Map());

  /** @param {JsonValue} root */
  constructor(root) {
    this.root = { value: root, pointer: '' };
  }

  /**
   * One step of a reference; a missing value for one that leads out of the document or to nothing.
   * @param {string} reference
   * @returns {Located}
   */
  target(reference) {
    if (!/^#(?:\/|$)/.test(reference)) return { value: undefined, pointer: '' };
    const known = this.#targets.get(reference);
    if (known) return known;
    const steps = reference.slice(1).split('/').slice(1).map(decodeStep);
    const target = steps.reduce(stepInto, this.root);
    this.#targets.set(reference, target);
    return target;
  }

  /**
   * Follows `$ref` to its end. A reference to nowhere or a circle of references gives a missing value. A reference may bring its own summary and
   * description: https://spec.openapis.org/oas/v3.1.1#reference-object
   * @param {Located} stated
   * @returns {Followed}
   */
  follow(stated) {
    const { name, ...target } = this.origin(stated);
    return { ...withOwnTexts(target, stated), name };
  }

  /**
   * As `follow`, without the texts of the reference: the value where it was written.
   * @param {Located} stated
   * @returns {Followed}
   */
  origin(stated) {
    let current = stated;
    /** @type {string | undefined} */
    let name;
    for (let step = 0; step < MAX_REFERENCES; step += 1) {
      const reference = textAt(member(current, '$ref'));
      if (reference === undefined) return { ...current, name };
      name ??= referenceName(reference);
      current = this.target(reference);
    }
    return { value: undefined, pointer: stated.pointer, name };
  }

  /**
   * The operations of paths and webhooks in the order of the document, each with those of its callbacks.
   * @returns {Operation[]}
   */
  operations() {
    return /** @type {const} */ (['paths', 'webhooks']).flatMap((from) =>
      listMembers(member(this.root, from))
        .filter(([path]) => !path.startsWith('x-'))
        .flatMap(([path, item]) => this.#operationsOf(item, { path, from })),
    );
  }

  /**
   * @param {Located} stated
   * @param {Pick<Operation, 'path' | 'from' | 'callback'>} place
   * @param {number} [depth]
   * @returns {Operation[]}
   */
  #operationsOf(stated, place, depth = 0) {
    const item = this.follow(stated);
    return listMethods(item).map(([method, at]) => ({
      ...{ ...place, method, at, item },
      callbacks: depth < MAX_CALLBACKS ? this.#callbacksOf(at, depth + 1) : [],
    }));
  }

  /**
   * Requests that the provider sends after an operation. https://spec.openapis.org/oas/v3.1.1#callback-object
   * @param {Located} operation
   * @param {number} depth
   * @returns {Operation[]}
   */
  #callbacksOf(operation, depth) {
    return listMembers(member(operation, 'callbacks')).flatMap(([callback, stated]) =>
      listMembers(this.follow(stated))
        .filter(([path]) => !path.startsWith('x-'))
        .flatMap(([path, item]) => this.#operationsOf(item, { path, from: 'callbacks', callback }, depth)),
    );
  }
}

/**
 * Where a document has an operation: `paths GET /pots`.
 * @param {Pick<Operation, 'from' | 'method' | 'path'>} operation
 */
export function toPlace({ from, method, path }) {
  return `${from} ${method} ${path}`;
}

/** @typedef {{ path: string[]; operation: JsonObject }} FoundOperation */

/**
 * The operations that are written in the paths of an OpenAPI document, by the steps to them, in document order.
 * @param {JsonObject} document
 * @returns {FoundOperation[]}
 */
export function getOperations(document) {
  return listMembers({ value: document.paths, pointer: '' }).flatMap(([address, item]) =>
    listMembers(item).flatMap(
      /** @returns {FoundOperation[]} */ ([method, { value }]) =>
        METHODS.includes(method) && isObject(value) ? [{ path: ['paths', address, method], operation: value }] : [],
    ),
  );
}

/**
 * Methods of a path, in the order of the document; 3.2 adds others under `additionalOperations`, where names are as they are sent.
 * @param {Located} item
 * @returns {[string, Located][]}
 */
function listMethods(item) {
  const own = listMembers(item).filter(([name]) => METHODS.includes(name));
  const others = listMembers(member(item, 'additionalOperations')).filter(([name]) => isMethod(name));
  return [...own.map(/** @returns {[string, Located]} */ ([name, at]) => [name.toUpperCase(), at]), ...others];
}

/**
 * A token, as HTTP has it: https://www.rfc-editor.org/rfc/rfc9110#name-tokens
 * @param {string} method
 */
export function isMethod(method) {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(method);
}

/**
 * Last step of a reference: `Card` of `#/components/schemas/Card`.
 * @param {string} reference
 * @returns {string}
 */
export function referenceName(reference) {
  return decodeStep(reference.slice(reference.lastIndexOf('/') + 1));
}

/**
 * @param {Located} located
 * @param {string} step
 * @returns {Located}
 */
function stepInto(located, step) {
  if (!Array.isArray(located.value)) return member(located, step);
  return { value: located.value[Number(step)], pointer: `${located.pointer}/${step}` };
}

/**
 * A wrong escape stays as it is meant.
 * @param {string} step
 */
function decodeStep(step) {
  return decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param {Located} target
 * @param {Located} reference
 * @returns {Located}
 */
function withOwnTexts(target, reference) {
  if (target.pointer === reference.pointer || !isObject(target.value)) return target;
  const own = ['summary', 'description'].filter((name) => member(reference, name).value !== undefined);
  if (own.length === 0) return target;
  const texts = Object.fromEntries(own.map((name) => [name, textAt(member(reference, name)) ?? '']));
  return { value: { ...target.value, ...texts }, pointer: reference.pointer };
}
