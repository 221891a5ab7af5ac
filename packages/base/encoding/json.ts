import type { JsonValue } from '../json/value.js';

/** Deeper than any value of the contract, and shallow enough for every function that visits one by recursion. */
export const MAX_DEPTH = 500;

/** The value, or `undefined` (which no JSON text means) when the text is not JSON, or nests so deeply that no function could visit it. */
export function parseJson(text: string): JsonValue | undefined {
  if (isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether JSON nests too deeply for functions that visit it by recursion. Brackets in strings do not count. */
export function isDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '"') isString = !isString;
    else if (isString) index += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
