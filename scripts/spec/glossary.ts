import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../src/model/locale.ts';
import { CODE_MARK, withCodeMarked } from './code-spans.ts';

/** A concept and its Chinese terms; see the head of `glossary.yaml` for the meaning of each field. */
export type Term = { en: string; zh: string[]; required?: boolean; unless?: string[]; page?: false };

/** Words that must not occur, and what to write in their place. */
type AvoidedWords = { words: string[]; write: string };

/** How a language says that a call had no effect; see `glossary.yaml`. */
export type OutcomePatterns = Record<'claim' | 'loose' | 'attempt' | 'newQuote', string>;

export type Glossary = {
  terms: Term[];
  avoid: Partial<Record<Locale, AvoidedWords[]>>;
  outcomes: Partial<Record<Locale, OutcomePatterns>>;
  isSameEverywhere(text: string): boolean;
};

/** The glossary of the project. */
export function readGlossary(): Glossary {
  // Our own file, checked by a test.
  return createGlossary(parse(readFileSync(new URL('glossary.yaml', import.meta.url), 'utf8')));
}

type GlossaryFile = Pick<Glossary, 'terms'> & Partial<Pick<Glossary, 'avoid' | 'outcomes'>> & { same?: string[] };

/** `same` are names; a text of names, code spans and signs alone is the same in every language. */
export function createGlossary({ terms, avoid = {}, outcomes = {}, same = [] }: GlossaryFile): Glossary {
  const names = new RegExp(`(?<![A-Za-z0-9])(?:${same.map(escapeRegExp).join('|')})(?![A-Za-z0-9])`, 'g');
  return {
    terms,
    avoid,
    outcomes,
    isSameEverywhere: (text) => !/\p{Letter}/u.test(withoutCode(text).replace(same.length > 0 ? names : /$^/, '')),
  };
}

/** What is wrong with the terms of a translation, as sentences. */
export function termProblems(english: string, chinese: string, { terms }: Glossary): string[] {
  const [source, text] = [withoutCode(english), withoutCode(chinese)];
  return terms.filter((term) => isMissing(source, text, term)).map(missingWord);
}

/** The words of a text that the language avoids, as sentences with the preferred word. */
export function avoidedWords(text: string, locale: Locale, { avoid, terms }: Glossary): string[] {
  const prose = withoutCode(text);
  const found = (avoid[locale] ?? []).flatMap(({ words, write }) =>
    words.flatMap((word) => {
      const match = locale === 'zh' ? findChinese(word, prose, terms) : getPattern(word).exec(prose)?.[0];
      return match === undefined ? [] : [`Avoid "${match.replace(/\s+/g, ' ')}": write ${write}.`];
    }),
  );
  const isBareToken = locale === 'zh' && /(?<![\w-])tokens?(?![\w-])/i.test(prose);
  return isBareToken ? [...found, 'Write 令牌 (credential) or 代币 (asset), not "Token".'] : found;
}

/** A word may be part of another concept's term: 沙箱 in 平台沙箱. */
function findChinese(word: string, text: string, terms: Term[]): string | undefined {
  if (!text.includes(word)) return undefined;
  const longer = terms.flatMap(({ zh }) => zh).filter((term) => term.includes(word));
  return longer.reduce((rest, term) => rest.replaceAll(term, ''), text).includes(word) ? word : undefined;
}

function isMissing(source: string, text: string, { en, zh, required, unless = [] }: Term): boolean {
  if (!required || zh.some((word) => text.includes(word))) return false;
  const rest = unless.reduce((remaining, phrase) => remaining.replace(termPattern(phrase), ''), source);
  return termPattern(en).test(rest);
}

function missingWord({ en, zh }: Term): string {
  return `The English text says "${en}", the Chinese one does not say ${zh.join(' or ')}.`;
}

function termPattern(term: string): RegExp {
  return getPattern(`${escapeRegExp(term)}s?`);
}

// Thousands of texts are compared with the same few words.
const patterns = new Map<string, RegExp>();

/** Whole words; a line may break at a space. */
function getPattern(words: string): RegExp {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\w-])(?:${words.replaceAll(' ', '\\s+')})(?![\\w-])`, 'i');
  patterns.set(words, pattern);
  return pattern;
}

/** Code is the same in both languages and follows no rule of prose. */
function withoutCode(text: string): string {
  return withCodeMarked(text).replaceAll(CODE_MARK, '').replaceAll('**', '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
