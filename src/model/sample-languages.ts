import type { Locale } from './locale.ts';

/** A language of request samples. `language` is what the highlighter calls it, `label` what the reader does. */
export type SampleLanguage = { language: string; label: string };

const CURL: SampleLanguage = { language: 'bash', label: 'cURL' };
const NODE: SampleLanguage = { language: 'ts', label: 'Node.js' };
const PYTHON: SampleLanguage = { language: 'python', label: 'Python' };
const JAVA: SampleLanguage = { language: 'java', label: 'Java' };
const GO: SampleLanguage = { language: 'go', label: 'Go' };
const PHP: SampleLanguage = { language: 'php', label: 'PHP' };

const ORDER = [CURL, NODE, PYTHON, JAVA, GO, PHP];

/** Merchants who read Chinese mostly run Java. */
const ORDERS: Record<Locale, SampleLanguage[]> = { zh: [CURL, JAVA, NODE, PYTHON, GO, PHP] };

/** The languages of samples, in the order of the readers of a locale. The first one is part of every page. */
export function sampleLanguages(locale: Locale): SampleLanguage[] {
  return ORDERS[locale] ?? ORDER;
}
