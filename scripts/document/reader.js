import { fromFragment, referenceName } from '../../packages/base/json/pointer.js';
import { isObject } from '../../packages/base/json/value.js';
/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */
import { listItems, listMembers, member, textAt } from './located.js';
/** @import { Located } from './located.js' */
import { getReferencesOf } from './reference.js';
import { getSectionKind, walkSpec } from './spec-walk.js';
/** @import { SpecKind } from './spec-walk.js' */

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
/** More than any schema nests references and `allOf`. */
const MAX_PARTS = 100;
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
    const target = fromFragment(reference).reduce(stepInto, this.root);
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

  /**
   * The schemas that hold together: what a schema refers to and what it lists under the keywords, each once, before the schema itself. `distance`: the
   * steps from the schema.
   * @param {Located} schema
   * @param {readonly ('allOf' | 'oneOf' | 'anyOf')[]} [keywords]
   * @returns {(Located & { distance: number })[]}
   */
  parts(schema, keywords = ['allOf']) {
    const seen = new Set();
    /**
     * @param {Located} at
     * @param {number} distance
     * @returns {(Located & { distance: number })[]}
     */
    const collect = (at, distance) => {
      if (at.value === undefined || seen.has(at.value) || distance > MAX_PARTS) return [];
      if (isObject(at.value)) seen.add(at.value);
      const reference = textAt(member(at, '$ref'));
      const listed = keywords.flatMap((keyword) => listItems(member(at, keyword)));
      const inside = reference === undefined ? listed : [this.target(reference), ...listed];
      return [...inside.flatMap((part) => collect(part, distance + 1)), { ...at, distance }];
    };
    return collect(schema, 0);
  }

  /**
   * Pointers of the components that values need, directly or through each other. What an example or a default has inside is data, even where it looks
   * like a reference.
   * @param {Iterable<{ value: JsonValue | undefined; kind?: SpecKind }>} from
   * @param {(node: JsonObject) => string[]} [list] Gives the references of an object.
   * @returns {Set<string>}
   */
  reached(from, list = getReferencesOf) {
    const found = new Set();
    const waiting = [...from];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!isObject(next.value)) continue;
      walkSpec(
        next.value,
        ({ node }) => {
          for (const reference of list(node)) {
            const { section, component } = this.#componentAt(reference);
            if (component?.value === undefined || found.has(component.pointer)) continue;
            found.add(component.pointer);
            waiting.push({ value: component.value, kind: getSectionKind(section) });
          }
        },
        next.kind,
      );
    }
    return found;
  }

  /**
   * The component that a reference leads to, or into.
   * @param {string} reference
   */
  #componentAt(reference) {
    const [start, components, section = '', name] = reference.split('/');
    if (start !== '#' || components !== 'components' || name === undefined) return { section };
    return { section, component: this.target(`#/components/${section}/${name}`) };
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
 * @param {Located} located
 * @param {string} step
 * @returns {Located}
 */
function stepInto(located, step) {
  if (!Array.isArray(located.value)) return member(located, step);
  return { value: located.value[Number(step)], pointer: `${located.pointer}/${step}` };
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
