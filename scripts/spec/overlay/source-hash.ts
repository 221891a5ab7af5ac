import { fromPointer, toPointer, valueAt } from '../../content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../../content/json/json-value.ts';
import type { OverlayAction } from '../../content/read/overlay.ts';
import { textHash } from '../../content/read/text-hash.ts';

/** Member of an action: pointer inside its `update` → hash of the English text that was translated. */
export const SOURCE_HASH = 'x-source-hash';

/** A text of an update with the English texts that it replaces. */
export type TranslatedText = {
  /** Pointer inside the update. */
  pointer: string;
  /** English texts, one for each place where they differ; usually one. */
  sources: string[];
  /** Pointers of those places in the document. */
  targets: string[];
  hash: string;
};

/** All texts of an action's update. A text that has no English one (a structural mistake) is left to another gate. */
export function translatedTexts(base: JsonObject, action: OverlayAction, matches: readonly string[]): TranslatedText[] {
  return getLeaves(action.update, []).flatMap((path): TranslatedText[] => {
    const targets = matches.map((match) => `${match}${toPointer(path)}`);
    const sources = [...new Set(targets.flatMap((place) => textAt(base, place)))];
    if (sources.length === 0) return [];
    return [{ pointer: toPointer(path), sources, targets, hash: textHash(...sources) }];
  });
}

/** The hashes as they were recorded. */
export function recordedHashes(action: OverlayAction): ReadonlyMap<string, string> {
  const recorded = action.node[SOURCE_HASH];
  const entries = isObject(recorded) ? Object.entries(recorded) : [];
  return new Map(entries.map(([pointer, hash]) => [pointer, String(hash)]));
}

function getLeaves(value: JsonValue | undefined, path: string[]): string[][] {
  if (typeof value === 'string') return [path];
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => getLeaves(child, [...path, key])) : [];
}

function textAt(base: JsonObject, pointer: string): string[] {
  const value = valueAt(base, fromPointer(pointer));
  return typeof value === 'string' ? [value] : [];
}
