import type { CodeSource } from '../../../src/model/code-source.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { DocumentReader, Followed } from '../../document/reader.js';
import { type Located, member, textAt } from './located.ts';

/** What describing one document needs from outside. */
export type Context = {
  document: DocumentReader;
  /** Of the readers; empty when it does not matter. */
  locale: Locale;
  /** The document is not the site's own: what is wrong with it is made good as far as it can be. */
  isLenient: boolean;
  /** CommonMark of a description; its mistakes and links are noted at the pointer. */
  prose(text: string, pointer: string): ProseNode[];
  /** The same for text inside a line: words, links and code alone. */
  inline(text: string, pointer: string): ProseNode[];
  code(language: string, source: string): CodeSource;
  /** With which version a request sample was executed; `name` is that of operation and example. */
  findExecution(sample: { language: string; name: string; source: string }): string | undefined;
  warn(pointer: string, message: string, hint?: string): void;
  /** Objects that many operations share are described once; again where one of `inputs` is another object than the last time. */
  memoise<T>(key: string, make: () => T, inputs?: readonly unknown[]): T;
};

/** See `Reader.follow`. What is lost has been reported by the reading stage. */
export function resolve({ document }: Context, located: Located): Followed {
  return document.follow(located);
}

/** The description of an object, as prose; absent when there is none. */
export function descriptionAt(context: Context, located: Located): ProseNode[] | undefined {
  const description = member(located, 'description');
  const text = textAt(description);
  return text?.trim() ? context.prose(text, description.pointer) : undefined;
}

/** The same; empty when there is none. */
export function proseAt(context: Context, located: Located): ProseNode[] {
  return descriptionAt(context, located) ?? [];
}

/** Its summary as a paragraph before the description. */
export function summaryAt(context: Context, located: Located): ProseNode[] {
  const summary = member(located, 'summary');
  const text = textAt(summary)?.trim();
  return text ? [['p', null, ...context.inline(text, summary.pointer)]] : [];
}
