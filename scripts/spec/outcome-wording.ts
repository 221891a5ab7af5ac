import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import { fromPointer, valueAt } from '../content/json/json-pointer.ts';
import type { Report } from '../content/problems/problem.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import type { SourcePosition } from '../content/read/locate.ts';
import type { Contract } from './contract.ts';
import { readStrings } from './interface-wording.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { getTexts } from './texts.ts';

/** A text that is published; one of the error catalogue has its code and field. */
type Published = { text: string; locale: Locale; position: SourcePosition; code?: string; field?: string };

/** How a language says that a call had no effect: `claim` in any text, `loose` in one that names a status. */
type Words = Record<'claim' | 'loose' | 'attempt' | 'newQuote', RegExp>;
const WORDS: Record<Locale, Words> = {
  en: {
    claim:
      /\bnothing (?:was|is|has been) (?:executed|charged|debited|moved|created|reserved|paid)|\bno money (?:has |was )?moved?\b|\bmoves? no money\b|\bexecutes nothing\b|\b(?:request|call) was not executed\b/i,
    loose:
      /\b(?:nothing|no money|not|never)\b[^.;:|]{0,30}\b(?:execut|charg|mov|debit|paid|taken|creat|reserv)|\b(?:execut|charg|mov|debit|creat|reserv)\w* nothing\b|\bcharged\b/i,
    attempt: /\battempt/i,
    newQuote: /\bnew quote\b/i,
  },
  zh: {
    claim: /未执行任何|请求未执行|平台未执行|未扣款|(?:不|未|没有)会?(?:产生|发生)扣款|资金未变动|未(?:变动|动用)资金/,
    loose: /(?:未|没有|不会|不)[^。；：，|]{0,6}(?:执行|扣款|扣除|变动|动用|创建|占用)|已扣款/,
    attempt: /尝试/,
    newQuote: /重新申请报价|新的?报价/,
  },
};

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
export async function checkOutcomeWording(contract: Contract, report: Report): Promise<void> {
  const published = [...listContractTexts(contract), ...(await listOtherTexts(contract.siteDir))];
  const advice = published.filter(({ field }) => field === 'action');
  for (const { text, position, ...entry } of published)
    for (const part of text.split(/\n(?=\s*(?:- |#|\n))/)) {
      const message = findMistake(part, entry, advice);
      if (message !== undefined) report({ severity: 'error', ...position, message });
    }
}

type Entry = Omit<Published, 'text' | 'position'>;

function findMistake(text: string, entry: Entry, advice: Published[]): string | undefined {
  const words = WORDS[entry.locale];
  if (!words) return undefined;
  if (entry.field === 'customer')
    return words.loose.test(text)
      ? 'An earlier attempt may have moved the money: tell a customer nothing about it.'
      : undefined;
  const due = findSentence(text, entry, words);
  if (due === undefined) return undefined;
  const { codes, clause } = SENTENCES[due];
  const said = advice.find(({ locale, code = '' }) => locale === entry.locale && codes.test(code));
  const sentence = said?.text.split(/[:：]\s*/)[clause] ?? '';
  // Its words in any order and form.
  return sentence.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()))
    ? undefined
    : `A status speaks of its own attempt. Say "${sentence}", as the error catalogue does.`;
}

function findSentence(
  text: string,
  { code, field }: Entry,
  { claim, loose, attempt, newQuote }: Words,
): keyof typeof SENTENCES | undefined {
  const names = (kind: keyof typeof SENTENCES) => SENTENCES[kind].codes.test(code ?? text);
  const isDue = field === 'action' || loose.test(text);
  if (isDue && names('refused')) return 'refused';
  if ((isDue || field === 'message') && names('unknown')) return 'unknown';
  if (newQuote.test(text) && names('quote')) return 'quote';
  return claim.test(text) && !attempt.test(text) ? 'refused' : undefined;
}

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

/** Guides line by line, and the strings of the interface. */
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

  return texts;
}
