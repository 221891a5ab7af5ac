import { toPointer, valueAt } from '../../content/json/json-pointer.ts';
import { isEqual, isObject, type JsonValue } from '../../content/json/json-value.ts';
import type { Report } from '../../findings/finding.ts';
import type { Translation } from '../contract.ts';
import { getTexts } from '../texts.ts';

/** A translation changes texts and nothing else: both languages describe the same interface. */
export function checkStructure({ source, value, locate, locale }: Translation, report: Report): void {
  const texts = new Set(getTexts(source.value).map(({ pointer }) => pointer));
  for (const path of differences(source.value, value, [])) {
    const pointer = toPointer(path);
    if (texts.has(pointer) && typeof valueAt(value, path) === 'string') continue;
    const message = `The overlay (${locale}) changes ${pointer}, which is not a text of the document.`;
    report({ severity: 'error', ...locate(pointer), message, hint: 'An overlay may only translate texts that exist.' });
  }
}

/** Paths of the smallest parts that differ. */
function differences(one: JsonValue | undefined, other: JsonValue | undefined, path: string[]): string[][] {
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences(one[name], other[name], [...path, name]));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, index) => differences(item, other[index], [...path, String(index)]));
  }
  return isEqual(one, other) ? [] : [path];
}
