import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { required } from '../../../packages/base/invariant.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { getRange } from './yaml-range.ts';

/** A mistake at a character offset of the text. */
export type TextProblem = {
  offset: number;
  message: string;
  hint?: string;
  /** The text has a value all the same. */
  isDeferrable?: true;
};

/** So many values may be repeated through aliases; a few lines of YAML can otherwise stand for billions. */
const MAX_REPEATED_VALUES = 100_000;
/** The same for the characters of texts: one long text behind many aliases. */
const MAX_REPEATED_CHARACTERS = 5_000_000;

/**
 * A YAML document as JSON. Reports what JSON cannot hold (infinite numbers, keys that are not text, a value that
 * contains itself) and alias bombs.
 */
export function toJsonValue(document: Document, report: (problem: TextProblem) => void): JsonValue {
  return new ValueBuilder(report).build(document.contents);
}

/** A key as JSON has it: `200:` and `true:` are read the way they are written. */
export function keyText({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

class ValueBuilder {
  readonly #report: (problem: TextProblem) => void;
  // Own bookkeeping, because `Alias.resolve` searches the whole document for every alias.
  readonly #anchors = new Map<string, Node>();
  readonly #open = new Set<Node>();
  readonly #built = new Map<Node, JsonValue>();
  readonly #sizes = new Map<Node, Size>();
  /** Of everything so far, aliases expanded. */
  #size: Size = { values: 0, characters: 0 };
  /** Of what aliases have repeated. */
  #repeated: Size = { values: 0, characters: 0 };
  #isOverLimit = false;

  constructor(report: (problem: TextProblem) => void) {
    this.#report = report;
  }

  build(node: unknown): JsonValue {
    if (isAlias(node)) return this.#alias(node);
    if (isNode(node) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return this.#scalar(node.value, getRange(node).start);
    if (!isMap(node) && !isSeq(node)) return null;
    const before = this.#size;
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node) : node.items.map((item) => this.build(item));
    this.#open.delete(node);
    if (node.anchor !== undefined) {
      this.#built.set(node, value);
      this.#sizes.set(node, minus(this.#size, before));
    }
    return value;
  }

  #alias(alias: Alias): JsonValue {
    const offset = getRange(alias).start;
    const target = this.#anchors.get(alias.source);
    if (target === undefined) return this.#refuse(offset, `No anchor named "${alias.source}" is before this alias.`);
    if (this.#open.has(target)) return this.#refuse(offset, `The alias "${alias.source}" is inside its own anchor.`);
    const size = isScalar(target)
      ? getSize(target.value)
      : required(this.#sizes.get(target), 'What has an anchor and is built has a size.');
    this.#repeated = plus(this.#repeated, size);
    if (this.#refuseTooMuch(offset)) return null;
    if (isScalar(target)) return this.build(target);
    this.#size = plus(this.#size, size);
    // A copy, as if it were written here: what an overlay does to one alias must not show in another.
    return structuredClone(required(this.#built.get(target), 'What has an anchor and is not open is built.'));
  }

  /** Once is enough: the aliases that follow would say the same. */
  #refuseTooMuch(offset: number): boolean {
    if (this.#isOverLimit) return true;
    const { values, characters } = this.#repeated;
    const isTooMany = values > MAX_REPEATED_VALUES;
    this.#isOverLimit = isTooMany || characters > MAX_REPEATED_CHARACTERS;
    const limit = isTooMany ? `${MAX_REPEATED_VALUES} values` : `${MAX_REPEATED_CHARACTERS} characters`;
    if (this.#isOverLimit) this.#refuse(offset, `Aliases repeat more than ${limit}.`, 'Use $ref for what is shared.');
    return this.#isOverLimit;
  }

  /** JSON could hold it, but no file in UTF-8 can: a page would differ from the data that it was made from. */
  #refuseSurrogate(offset: number): null {
    return this.#refuse(
      offset,
      'The text contains half of a surrogate pair, which is not a character.',
      'Write the character itself.',
    );
  }

  /** HTML cannot hold them, nor can the name of a file; a terminal would obey them. */
  #replaceControls(text: string, offset: number): string {
    const control = CONTROL.exec(text)?.[0];
    if (control === undefined) return text;
    const name = `U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `The text contains the control character ${name}, which no page can show.`;
    this.#report({ offset, message, hint: 'Delete it.', isDeferrable: true });
    return text.replaceAll(CONTROLS, '\uFFFD');
  }

  #scalar(value: unknown, offset: number): JsonValue {
    this.#size = plus(this.#size, getSize(value));
    if (typeof value === 'string' && LONE_SURROGATE.test(value)) return this.#refuseSurrogate(offset);
    if (typeof value === 'string') return this.#replaceControls(value, offset);
    if (typeof value === 'boolean' || value === null || value === undefined) {
      return value ?? null;
    }
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    return this.#refuse(offset, `${String(value)} is not a JSON number.`, 'Quote it when it is meant as text.');
  }

  #map(map: YAMLMap): JsonObject {
    const value: JsonObject = {};
    const merged: JsonObject[] = [];
    for (const { key, value: child } of map.items) {
      const name = this.#key(key);
      const item = this.build(child);
      const sources = name === '<<' ? [item].flat().filter(isObject) : [];
      if (sources.length > 0) {
        merged.push(...sources);
        this.#refuseMerge(key);
        continue;
      }
      if (LONE_SURROGATE.test(name)) this.#refuseSurrogate(getOffset(key));
      if (name === '__proto__') this.#refuse(getOffset(key), 'The key "__proto__" is not allowed.');
      else {
        if (Object.hasOwn(value, name)) this.#refuseDuplicate(key);
        value[name] = item;
      }
    }
    // Own members, then those of the first source: https://yaml.org/type/merge.html
    return merged.length > 0 ? Object.assign({}, ...merged.toReversed(), value) : value;
  }

  #key(key: unknown): string {
    if (isScalar(key)) return this.#replaceControls(keyText(key), getOffset(key));
    this.#refuse(getOffset(key), 'A key must be text, not a list or a map.');
    return '';
  }

  #refuseMerge(key: unknown): void {
    const message = 'Merge keys (<<) are not part of YAML 1.2.';
    this.#report({ offset: getOffset(key), message, hint: 'Use $ref or repeat the members.', isDeferrable: true });
  }

  #refuseDuplicate(key: unknown): void {
    const message = 'This key occurs twice in one map.';
    this.#report({ offset: getOffset(key), message, hint: 'Keep one of the two.', isDeferrable: true });
  }

  #refuse(offset: number, message: string, hint?: string): null {
    this.#report({ offset, message, hint });
    return null;
  }
}

/** How much a value is, with everything inside it. */
type Size = { values: number; characters: number };

/** All but tab, line feed and carriage return. */
const CONTROLS = /(?![\t\n\r])\p{Control}/gu;
const CONTROL = new RegExp(CONTROLS, 'u');
const LONE_SURROGATE = /\p{Surrogate}/u;

function getSize(value: unknown): Size {
  return { values: 1, characters: typeof value === 'string' ? value.length : 0 };
}

function plus(one: Size, other: Size): Size {
  return { values: one.values + other.values, characters: one.characters + other.characters };
}

function minus(one: Size, other: Size): Size {
  return { values: one.values - other.values, characters: one.characters - other.characters };
}

function getOffset(node: unknown): number {
  return isScalar(node) || isMap(node) || isSeq(node) ? getRange(node).start : 0;
}
