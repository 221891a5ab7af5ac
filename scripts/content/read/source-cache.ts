import type { ParsedSource } from './source.ts';

// Both languages and every rebuild of the development server read the same files: each is parsed once per change.
const cache = new Map<string, { text: string; parsed: ParsedSource }>();

/** What `parse` made of this text of this file the last time, or makes of it now. */
export function remembered(file: string, text: string, parse: () => ParsedSource): ParsedSource {
  const known = cache.get(file);
  if (known?.text === text) return known.parsed;
  const parsed = parse();
  cache.set(file, { text, parsed });
  return parsed;
}
