import { parseTokens } from './parse-tokens.ts';

/** Levels beyond which a text is no response. */
const DEEP = 1000;

export type LocatedValues = {
  /** Where each value begins, by the JSON pointer of its path. */
  starts: Map<string, number>;
  /** The offset of the first character that JSON does not allow. */
  error?: number;
  isDeep: boolean;
};

/** Positions in a JSON text, up to its first error or to a depth that no response has. */
export function locateValues(text: string): LocatedValues {
  const starts = new Map<string, number>();
  const open: { pointer: string; index?: number }[] = [];
  let pointer = '';
  for (const { role, text: token, start } of parseTokens(text)) {
    if (role === 'error') return { starts, error: start, isDeep: false };
    // The paths of deeper values would need more memory than there is.
    if (open.length > DEEP) return { starts, isDeep: true };
    const parent = open.at(-1);
    if (role === 'close') open.pop();
    else if (role === 'comma' && parent?.index !== undefined) parent.index += 1;
    else if (role === 'name') pointer = (parent?.pointer ?? '') + toPointer([JSON.parse(token)]);
    else if (role === 'value' || role === 'open') {
      if (parent?.index !== undefined) pointer = parent.pointer + toPointer([parent.index]);
      starts.set(pointer, start);
      if (role === 'open') open.push({ pointer, ...(token === '[' && { index: 0 }) });
    }
  }
  return { starts, isDeep: false };
}

/** A path as a JSON pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
