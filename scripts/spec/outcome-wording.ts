import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import { fromPointer, valueAt } from '../content/json/json-pointer.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import type { SourcePosition } from '../content/read/locate.ts';
import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';
import type { Glossary, OutcomePatterns } from './glossary.ts';
import { readStrings } from './interface-wording.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { getTexts } from './texts.ts';

/** A text that is published; one of the error catalogue has its code and field. */
type Published = { text: string; locale: Locale; position: SourcePosition; code?: string; field?: string };

/** A clause that the advice of these codes has in common: what they say of the outcome. */
const SENTENCES = {
  refused: { codes: /(?<![\d.])(?:429|503)(?:\d{3})?(?![\d.]\d|\d)/, clause: 0 },
  unknown: { codes: /(?<![\d.])50[024](?:\d{3})?(?![\d.]\d|\d)/, clause: 0 },
  quote: { codes: /409301/, clause: 1 },
};

/**
 * A status speaks of its own attempt: while an earlier one is unknown, so is the call (guide “Retries”). The advice of the error
 * catalogue has the sentences, and every text that is published is compared with them, in each language.
 */
export async function checkOutcomeWording(contract: Contract, { outcomes }: Glossary, report: Report): Promise<void> {
  const published = [...listContractTexts(contract), ...(await listOtherTexts(contract.siteDir))];
  const advice = published.filter(({ field }) => field === 'action');
  for (const { text, position, ...entry } of published) {
    const patterns = outcomes[entry.locale];
    for (const part of patterns ? text.split(/\n(?=\s*(?:- |#|\n))/) : []) {
      const message = patterns && findMistake(part, { ...entry, patterns, advice });
      if (message !== undefined) report({ severity: 'error', ...position, message });
    }
  }
}

type Entry = Omit<Published, 'text' | 'position'> & { patterns: OutcomePatterns; advice: Published[] };

function findMistake(text: string, entry: Entry): string | undefined {
  if (entry.field === 'customer')
    return hasWords(text, entry.patterns.loose)
      ? 'An earlier attempt may have moved the money: tell a customer nothing about it.'
      : undefined;
  const due = findSentence(text, entry);
  if (due === undefined) return undefined;
  const { codes, clause } = SENTENCES[due];
  const said = entry.advice.find(({ locale, code = '' }) => locale === entry.locale && codes.test(code));
  const sentence = said?.text.split(/[:：]\s*/)[clause];
  if (said && sentence === undefined) return `The advice of ${said.code} says what to do, then after a colon why.`;
  // Its words in their order, with others between them.
  let at = 0;
  const isSaid = (sentence ?? '').split(' ').every((word) => {
    at = text.toLowerCase().indexOf(word.toLowerCase(), at) + 1;
    return at > 0;
  });
  return isSaid ? undefined : `A status speaks of its own attempt. Say "${sentence}", as the error catalogue does.`;
}

function findSentence(text: string, { code, field, patterns }: Entry): keyof typeof SENTENCES | undefined {
  const names = (kind: keyof typeof SENTENCES) => SENTENCES[kind].codes.test(code ?? text);
  const isDue = field === 'action' || hasWords(text, patterns.loose);
  if (isDue && names('refused')) return 'refused';
  if ((isDue || field === 'message') && names('unknown')) return 'unknown';
  if (names('quote') && hasWords(text, patterns.newQuote)) return 'quote';
  const isClaim = (words: string) => hasWords(words, patterns.claim) && !hasWords(words, patterns.attempt);
  return text.split(/(?<=[.;。；])/).some(isClaim) ? 'refused' : undefined;
}

const hasWords = (text: string, pattern: string) => new RegExp(pattern, 'i').test(text);

function listContractTexts({ translations }: Contract): Published[] {
  return translations.flatMap(({ source, value, locate, locale }) =>
    getTexts(source.value).flatMap(({ pointer, text }): Published[] => {
      const [, code, field = 'message'] = /\/x-(?:errors|enumDescriptions)\/(\d{6})(?:\/(\w+))?$/.exec(pointer) ?? [];
      const entry = code !== undefined && { code, field };
      const translated = valueAt(value, fromPointer(pointer));
      return [
        { text, locale: BASE_LOCALE, position: source.locate(pointer), ...entry },
        ...(typeof translated === 'string' ? [{ text: translated, locale, position: locate(pointer), ...entry }] : []),
      ];
    }),
  );
}

/** Guides and published helpers line by line, and the strings of the interface. */
async function listOtherTexts(siteDir: string): Promise<Published[]> {
  const texts: Published[] = [];
  const addLines = async (folder: string, locale: Locale, pattern: RegExp) => {
    for (const name of await listSiteFiles(siteDir, { folder, pattern, recursive: true }, () => {}))
      for (const [index, text] of (await readFile(join(siteDir, folder, name), 'utf8')).split('\n').entries())
        texts.push({ text, locale, position: { file: `${folder}/${name}`, line: index + 1, column: 1 } });
  };
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    await addLines(`guides/${locale}`, locale, /\.md$/);
    for (const { text, position } of await readStrings(siteDir, locale, () => {}))
      texts.push({ text, locale, position });
  }
  await addLines('samples', BASE_LOCALE, /\.\w+$/);
  return texts;
}
