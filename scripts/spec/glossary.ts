import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CODE_MARK, withCodeMarked } from './code-spans.ts';

/** A concept and its Chinese terms; see the head of `glossary.yaml` for the meaning of each member. */
export type Term = { en: string; zh: string[]; never?: string[]; required?: boolean; unless?: string[] };

export type Glossary = { terms: Term[]; isSameEverywhere(text: string): boolean };

/** The glossary of the project. */
export function readGlossary(): Glossary {
  // Our own file, checked by a test: the cast is its boundary.
  const { terms, same } = parse(readFileSync(new URL('glossary.yaml', import.meta.url), 'utf8')) as GlossaryFile;
  return createGlossary(terms, same);
}

type GlossaryFile = { terms: Term[]; same: string[] };

/** `same` are names; a text of names, code spans and signs alone is the same in every language. */
export function createGlossary(terms: Term[], same: string[]): Glossary {
  const names = new RegExp(`(?<![A-Za-z0-9])(?:${same.map(escapeRegExp).join('|')})(?![A-Za-z0-9])`, 'g');
  return {
    terms,
    isSameEverywhere: (text) => !/\p{Letter}/u.test(withoutCode(text).replace(same.length > 0 ? names : /$^/, '')),
  };
}

/** What is wrong with the terms of a translation, as sentences. */
export function termProblems(english: string, chinese: string, { terms }: Glossary): string[] {
  const [source, text] = [withoutCode(english), withoutCode(chinese)];
  return [
    ...terms.flatMap((term) => forbiddenWords(text, term, terms)),
    ...terms.filter((term) => isMissing(source, text, term)).map(missingWord),
    ...(/(?<![A-Za-z0-9-])tokens?(?![A-Za-z0-9-])/i.test(text)
      ? ['Write 令牌 (credential) or 代币 (asset), not "Token".']
      : []),
  ];
}

function forbiddenWords(text: string, { en, zh, never = [] }: Term, terms: Term[]): string[] {
  return never
    .filter((word) => text.includes(word) && withoutTermsAround(word, text, terms).includes(word))
    .map((word) => `"${word}" is not the term for "${en}": write ${zh.join(' or ')}.`);
}

/** A word may happen to stand inside another concept's term: 出金 in 付出金额. */
function withoutTermsAround(word: string, text: string, terms: Term[]): string {
  const longer = terms.flatMap(({ zh }) => zh).filter((term) => term.includes(word));
  return longer.reduce((rest, term) => rest.replaceAll(term, ''), text);
}

function isMissing(source: string, text: string, { en, zh, required, unless = [] }: Term): boolean {
  if (!required || zh.some((word) => text.includes(word))) return false;
  const rest = unless.reduce((remaining, phrase) => remaining.replace(termPattern(phrase), ''), source);
  return termPattern(en).test(rest);
}

function missingWord({ en, zh }: Term): string {
  return `The English text says "${en}", the Chinese one does not say ${zh.join(' or ')}.`;
}

// Thousands of texts are compared with the same few terms.
const patterns = new Map<string, RegExp>();

function termPattern(term: string): RegExp {
  const pattern = patterns.get(term) ?? new RegExp(`(?<![\\w-])${escapeRegExp(term)}s?(?![\\w-])`, 'i');
  patterns.set(term, pattern);
  return pattern;
}

/** Code is the same in both languages and follows no rule of prose. */
function withoutCode(text: string): string {
  return withCodeMarked(text).replaceAll(CODE_MARK, '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
