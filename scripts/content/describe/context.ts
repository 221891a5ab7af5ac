import type { CodeSource } from '../../../src/model/code-source.ts';
import { safeDecode } from '../../../src/model/links.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { exists, type Located, member, textAt } from './located.ts';

/** What describing one document needs from outside. */
export type Context = {
  root: JsonValue;
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

/** The value that a chain of references leads to, and the name of the first component on the way. */
export type Resolved = Located & { name?: string };

const MAX_REFERENCES = 32;

/** Follows `$ref`. A reference to nowhere or a circle of references gives a missing value; the reader has reported it. */
export function resolve(context: Context, located: Located): Resolved {
  let current: Located = located;
  let name: string | undefined;
  for (let step = 0; step < MAX_REFERENCES; step += 1) {
    const reference = textAt(member(current, '$ref'));
    if (reference === undefined) return { ...withOwnTexts(current, located), name };
    name ??= referenceName(reference);
    current = getTarget(context, reference);
  }
  return { value: undefined, pointer: located.pointer, name };
}

export function getTarget({ root, memoise }: Context, reference: string): Located {
  if (!/^#(?:\/|$)/.test(reference)) return { value: undefined, pointer: '' };
  return memoise(`target ${reference}`, () => {
    const steps = reference.slice(1).split('/').slice(1).map(decodeStep);
    return steps.reduce<Located>(stepInto, { value: root, pointer: '' });
  });
}

/** Last step of a reference: `Card` of `#/components/schemas/Card`. */
export function referenceName(reference: string): string {
  return decodeStep(reference.slice(reference.lastIndexOf('/') + 1));
}

function stepInto(located: Located, step: string): Located {
  if (!Array.isArray(located.value)) return member(located, step);
  return { value: located.value[Number(step)], pointer: `${located.pointer}/${step}` };
}

function decodeStep(step: string): string {
  return safeDecode(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A reference may bring its own summary and description: https://spec.openapis.org/oas/v3.1.1#reference-object */
function withOwnTexts(target: Located, reference: Located): Located {
  if (target === reference || typeof target.value !== 'object' || target.value === null || Array.isArray(target.value))
    return target;
  const own = ['summary', 'description'].filter((name) => exists(member(reference, name)));
  if (own.length === 0) return target;
  const texts = Object.fromEntries(own.map((name) => [name, textAt(member(reference, name)) ?? '']));
  return { value: { ...target.value, ...texts }, pointer: reference.pointer };
}

/** The description of an object, as prose; absent when there is none. */
export function descriptionAt(context: Context, located: Located): ProseNode[] | undefined {
  const description = member(located, 'description');
  const text = textAt(description);
  return text?.trim() ? context.prose(text, description.pointer) : undefined;
}

/** Its summary as a paragraph before the description. */
export function summaryAt(context: Context, located: Located): ProseNode[] {
  const summary = member(located, 'summary');
  const text = textAt(summary)?.trim();
  return text ? [['p', null, ...context.inline(text, summary.pointer)]] : [];
}
