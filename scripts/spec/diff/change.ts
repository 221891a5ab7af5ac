import type { ChangeKind, Rating } from '../../../src/model/release.ts';
import type { JsonPath } from '../../content/json/json-pointer.ts';
import type { JsonObject } from '../../content/json/json-value.ts';

/**
 * One difference between two versions of a document; `path` leads to it, or to where it was, in the new one. `what` is the part that
 * changed as the document writes it, the same in every language: `kyc`, `maxLength 20 → 40`.
 */
export type Change = { rating: Rating; path: JsonPath; kind: ChangeKind; what: string; message: string };

/** Who writes a value: a client (then rules must not become stricter) or the server (then they must not become looser). */
export type Direction = 'request' | 'response';

/** The two documents that are compared, and where the changes go. */
export type Comparison = {
  base: JsonObject;
  now: JsonObject;
  add(rating: Rating, path: JsonPath, part: [ChangeKind, string], message: string): void;
};

/** What is in the first list only, and what is in the second only. */
export function changes(before: readonly string[], after: readonly string[]): [string[], string[]] {
  return [before.filter((item) => !after.includes(item)), after.filter((item) => !before.includes(item))];
}

type Names = { before: readonly string[]; after: readonly string[]; path: JsonPath; words: string };

/** Adds what is gone and what is new among names; `rate` rates what is gone. */
export function diffNames(
  { add }: Comparison,
  { before, after, path, words }: Names,
  rate: (name: string) => Rating,
): void {
  const [gone, come] = changes(before, after);
  for (const name of gone) add(rate(name), path, ['removed', name], `${words} ${name} is gone`);
  for (const name of come) add('added', path, ['added', name], `${words} ${name} is new`);
}
