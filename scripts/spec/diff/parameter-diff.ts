import { valueAt } from '../../content/json/json-pointer.ts';
import { isObject, type JsonObject } from '../../content/json/json-value.ts';
import { resolve } from '../../document/resolve.js';
import type { Comparison } from './change.ts';
import type { SchemaDiff } from './schema-diff.ts';

type OperationPair = { base: JsonObject; now: JsonObject; path: string[]; words: string };

/** Differences of the parameters of one operation, those of its path included. */
export function diffParameters(comparison: Comparison, schemas: SchemaDiff, pair: OperationPair): void {
  const before = getParameters(comparison.base, pair.path, pair.base);
  const after = getParameters(comparison.now, pair.path, pair.now);
  const path = [...pair.path, 'parameters'];
  for (const words of before.keys()) {
    if (!after.has(words))
      comparison.add('breaking', path, ['removed', getName(words)], `${pair.words}: the ${words} is gone`);
  }
  for (const [words, now] of after) {
    const base = before.get(words);
    const isRequired = now.required === true;
    if (base === undefined) {
      const message = `${pair.words}: the ${words} is new${isRequired ? ' and required' : ''}`;
      comparison.add(isRequired ? 'breaking' : 'added', path, ['added', getName(words)], message);
      continue;
    }
    if ((base.required === true) !== isRequired) {
      const message = `${pair.words}: the ${words} is ${isRequired ? 'now' : 'no longer'} required`;
      const kind = isRequired ? 'required' : 'optional';
      comparison.add(isRequired ? 'breaking' : 'compatible', path, [kind, getName(words)], message);
    }
    schemas.diff({ base: base.schema, now: now.schema, path, words: `${pair.words}, ${words}`, direction: 'request' });
  }
}

/** `page` of `query parameter page`. */
function getName(words: string): string {
  return words.slice(words.lastIndexOf(' ') + 1);
}

/** By place and name; those of the operation replace those of its path. */
function getParameters(document: JsonObject, path: string[], operation: JsonObject): Map<string, JsonObject> {
  const lists = [valueAt(document, [...path.slice(0, -1), 'parameters']), operation.parameters];
  const found = new Map<string, JsonObject>();
  for (const item of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const { value } = resolve(document, [], item);
    if (isObject(value)) found.set(`${String(value.in)} parameter ${String(value.name)}`, value);
  }
  return found;
}
