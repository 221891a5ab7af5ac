import type { ChangeKind, Rating } from '../../../src/model/release.ts';
import type { JsonPath } from '../../content/json/json-pointer.ts';
import { asStrings, isEqual, type JsonObject, type JsonValue, members } from '../../content/json/json-value.ts';
import { type Comparison, changes, type Direction } from './change.ts';
import { diffConstraints } from './constraint-diff.ts';
import { effectiveSchema } from './effective-schema.ts';

/** A schema in both versions and the words that lead to it: `POST /v2/card/open, request body`. */
export type SchemaPair = { base?: JsonValue; now?: JsonValue; path: JsonPath; words: string; direction: Direction };

/** Collects the differences of schemas; each pair of components is compared once per direction. */
export class SchemaDiff {
  readonly #comparison: Comparison;
  readonly #seen = new Set<string>();

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
  }

  diff({ base, now, path, words, direction }: SchemaPair): void {
    const [before, after] = [effectiveSchema(this.#comparison.base, base), effectiveSchema(this.#comparison.now, now)];
    if (before.name && after.name) {
      const key = `${direction} ${before.name} ${after.name}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
    }
    const at = after.name ? getPath(after.name) : path;
    const pair: Pair = { base: before.schema, now: after.schema, path: at, words, direction };
    this.#diffValues(pair);
    for (const { rating, what, message } of diffConstraints(pair.base, pair.now, direction))
      this.#add(rating, pair, ['changed', what], message);
    this.#diffProperties(pair);
    for (const key of ['items', 'additionalProperties', 'unevaluatedProperties'] as const) this.#diffPart(pair, key);
    for (const key of ['oneOf', 'anyOf'] as const) this.#diffChoice(pair, key);
  }

  #diffValues(pair: Pair): void {
    const { base, now, direction } = pair;
    const isRequest = direction === 'request';
    const [gone, come] = changes(getTypes(base), getTypes(now));
    for (const type of gone)
      this.#add(isRequest ? 'breaking' : 'compatible', pair, ['removed', type], `the type ${type} is gone`);
    for (const type of come)
      this.#add(isRequest ? 'compatible' : 'breaking', pair, ['added', type], `the type ${type} is new`);
    // New values of an enum are announced to be possible at any time, in both directions.
    const [removed, added] = changes(getTexts(base.enum), getTexts(now.enum));
    if (base.enum === undefined && now.enum !== undefined)
      this.#add(isRequest ? 'breaking' : 'compatible', pair, ['added', 'enum'], 'only certain values are left');
    else if (base.enum !== undefined && now.enum === undefined)
      this.#add(isRequest ? 'compatible' : 'breaking', pair, ['removed', 'enum'], 'any value is possible');
    else {
      for (const value of removed)
        this.#add(isRequest ? 'breaking' : 'compatible', pair, ['removed', value], `the value ${value} is gone`);
      for (const value of added) this.#add('added', pair, ['added', value], `the value ${value} is new`);
    }
    if (!isEqual(base.const, now.const)) this.#add('breaking', pair, ['changed', 'const'], 'the constant changed');
    if (isRequest && !isEqual(base.default, now.default))
      this.#add('breaking', pair, ['changed', 'default'], 'the default changed');
  }

  #diffProperties(pair: Pair): void {
    const { base, now, direction, words, path } = pair;
    const [before, after] = [new Map(members(base.properties)), new Map(members(now.properties))];
    const [wasRequired, isRequired] = [asStrings(base.required), asStrings(now.required)];
    for (const name of before.keys())
      if (!after.has(name)) this.#add('breaking', pair, ['removed', name], `"${name}" is gone`);
    for (const [name, schema] of after) {
      if (!before.has(name)) {
        const breaks = direction === 'request' && isRequired.includes(name);
        this.#add(
          breaks ? 'breaking' : 'added',
          pair,
          ['added', name],
          `"${name}" is new${breaks ? ' and required' : ''}`,
        );
        continue;
      }
      const [was, is] = [wasRequired.includes(name), isRequired.includes(name)];
      if (was !== is)
        this.#add(
          (direction === 'request') === is ? 'breaking' : 'compatible',
          pair,
          [is ? 'required' : 'optional', name],
          `"${name}" is ${is ? 'now' : 'no longer'} required`,
        );
      this.diff({
        base: before.get(name),
        now: schema,
        path: [...path, 'properties', name],
        words: `${words} › ${name}`,
        direction,
      });
    }
  }

  #diffPart(
    { base, now, path, words, direction }: Pair,
    key: 'items' | 'additionalProperties' | 'unevaluatedProperties',
  ): void {
    if (base[key] === undefined && now[key] === undefined) return;
    this.diff({ base: base[key], now: now[key], path: [...path, key], words: `${words} › ${key}`, direction });
  }

  /** Alternatives are the same when they refer to the same component, else when they are at the same position. */
  #diffChoice(pair: Pair, key: 'oneOf' | 'anyOf'): void {
    const [before, after] = [getOptions(pair.base[key]), getOptions(pair.now[key])];
    const isRequest = pair.direction === 'request';
    const [gone, come] = changes([...before.keys()], [...after.keys()]);
    for (const name of gone)
      this.#add(isRequest ? 'breaking' : 'compatible', pair, ['removed', name], `the alternative ${name} is gone`);
    for (const name of come)
      this.#add(isRequest ? 'added' : 'breaking', pair, ['added', name], `the alternative ${name} is new`);
    for (const [name, option] of after) {
      if (!before.has(name)) continue;
      this.diff({
        ...pair,
        base: before.get(name),
        now: option,
        path: [...pair.path, key],
        words: `${pair.words} › ${name}`,
      });
    }
  }

  #add(rating: Rating, { path, words }: Pair, part: [ChangeKind, string], message: string): void {
    this.#comparison.add(rating, path, part, `${words}: ${message}`);
  }
}

type Pair = { base: JsonObject; now: JsonObject; path: JsonPath; words: string; direction: Direction };

function getTypes({ type }: JsonObject): string[] {
  return typeof type === 'string' ? [type] : asStrings(type);
}

function getTexts(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
}

function getOptions(value: JsonValue | undefined): Map<string, JsonValue> {
  const list = Array.isArray(value) ? value : [];
  return new Map(list.map((option, index) => [getName(option) ?? String(index + 1), option]));
}

function getName(option: JsonValue): string | undefined {
  const [reference] = members(option).filter(([key]) => key === '$ref');
  return typeof reference?.[1] === 'string' ? reference[1].split('/').at(-1) : undefined;
}

function getPath(reference: string): string[] {
  return reference.slice(2).split('/').map(decodeURIComponent);
}
