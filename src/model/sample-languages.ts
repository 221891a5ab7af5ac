import type { Locale } from './locale.ts';

/**
 * The registry of sample languages, by what the highlighter calls them, with what the reader does. Whatever else a new one needs (a
 * writer, a helper, its tests) is demanded by the compiler and by `tests/samples/registry.test.ts`: see CONTRIBUTING.md.
 */
const SAMPLE_LANGUAGES = {
  bash: 'cURL',
  ts: 'Node.js',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  php: 'PHP',
} as const;

export type SampleLanguageName = keyof typeof SAMPLE_LANGUAGES;

/** A language of request samples. */
export type SampleLanguage = { language: SampleLanguageName; label: string };

const NAMES = Object.keys(SAMPLE_LANGUAGES) as SampleLanguageName[];

/** Merchants who read Chinese mostly run Java: these languages come first, then the others in the order of the registry. */
const FIRST: Record<Locale, SampleLanguageName[]> = { zh: ['bash', 'java'] };

/** The languages of samples, in the order of the readers of a locale. The first one is part of every page. */
export function sampleLanguages(locale: Locale): SampleLanguage[] {
  const names = new Set([...(FIRST[locale] ?? []), ...NAMES]);
  return [...names].map((language) => ({ language, label: SAMPLE_LANGUAGES[language] }));
}
