import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import type { Report } from '../findings/finding.ts';
import type { Glossary, Term } from './glossary.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';

/** A pair of terms in a table, with its line. */
type Pair = { line: number; en: string; zh: string };

const PAGE = 'guide/other/glossary.md';

/**
 * The tables of terms that people read say what the glossary says: the page of the site in each language has every term. A site without
 * such a page has nothing to compare.
 */
export async function checkGlossaryTables(siteDir: string, glossary: Glossary, report: Report): Promise<void> {
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    const file = posix.join('guides', locale, PAGE);
    const text = await readFile(join(siteDir, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const pairs = pagePairs(text, locale);
    checkPairs(pairs, file, glossary, report);
    const shown = new Set(pairs.map(({ en }) => en));
    for (const { en, zh, page } of glossary.terms)
      if (page !== false && !shown.has(en))
        report({
          severity: 'error',
          file,
          line: 1,
          message: `The table has no "${en}" (${zh.join(', ')}).`,
          hint: 'Add a row, or write page: false at the term in scripts/spec/glossary.yaml.',
        });
  }
}

function checkPairs(pairs: Pair[], file: string, { terms }: Glossary, report: Report): void {
  const byName = new Map<string, Term>(terms.map((term) => [term.en, term]));
  for (const { line, en, zh } of pairs) {
    const term = byName.get(en);
    if (term?.zh.includes(zh)) continue;
    const message = term
      ? `"${en}" is ${term.zh.join(' or ')} in the glossary, not ${zh}.`
      : `"${en}" (${zh}) is not in the glossary.`;
    report({ severity: 'error', file, line, message, hint: 'The glossary is scripts/spec/glossary.yaml.' });
  }
}

/** Rows `| term | other language | meaning |`. */
function pagePairs(text: string, locale: Locale): Pair[] {
  return rowsOf(text).flatMap(({ line, cells: [first = '', second = '', meaning] }) =>
    meaning === undefined ? [] : toPairs(line, locale === BASE_LOCALE ? [first, second] : [second, first]),
  );
}

const RULE = /^\|[-| ]+\|$/;

/** Rows of Markdown tables without their heads. */
function rowsOf(text: string): { line: number; cells: string[] }[] {
  return text.split('\n').flatMap((row, index, rows) => {
    if (!row.startsWith('|') || RULE.test(row) || RULE.test(rows[index + 1] ?? '')) return [];
    const cells = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [{ line: index + 1, cells }];
  });
}

/** `freeze, unfreeze` with 冻结、解冻 is two pairs; two names of one thing share their translation. */
function toPairs(line: number, [en, zh]: [string, string]): Pair[] {
  if (en === '') return [];
  const english = withoutNote(en).split(/, | \/ /);
  const chinese = withoutNote(zh).split(/、| \/ /);
  return english.map((word, index) => ({ line, en: word, zh: chinese[Math.min(index, chinese.length - 1)] ?? '' }));
}

/** `token (credential)` and `token (digital asset)` are one English word with two translations; `hold {#hold}` has a fragment. */
function withoutNote(text: string): string {
  return text.replace(/(?<!\s)\s*(?:[(（][^)）]*[)）]|\{#[^}]*\})/g, '');
}
