import { isObject, type JsonValue } from '../content/json/json-value.ts';
import { parseText } from '../content/read/source.ts';
import { CODE_MARK, FENCED_BLOCK } from './code-spans.ts';

/** The words of a guide from one heading to the next; the first section also has those of the frontmatter. */
export type GuideSection = { line: number; text: string };

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
const TEXT_KEYS = new Set(['title', 'description', 'tagline', 'text', 'details']);
const TYPED_LINK = /\[\[(\w+):([^\]|\\\s]+)(?:\\?\|([^\]]+))?\]\]/g;

/** A placeholder for a number of the contract, and its unit: in Chinese it is written like a word. */
const QUANTITY = '数';

/**
 * What a reader reads of a guide, section by section: no code blocks, no directives; a typed link is its words, or the title
 * of the page of its operation or channel (`titles`, by `op:openCard`).
 */
export function guideSections(guide: string, titles: ReadonlyMap<string, string>): GuideSection[] {
  const sections = [{ line: 1, text: `${textsIn(getFrontmatter(guide)).join('\n')}\n` }];
  for (const [index, line] of getProse(guide, titles).split('\n').entries()) {
    if (/^#{1,6} /.test(line)) sections.push({ line: index + 1, text: '' });
    const section = sections.at(-1);
    if (section) section.text += `${line}\n`;
  }
  return sections;
}

/** What a reader reads of a guide, line by line; the first line also has the words of the frontmatter. */
export function guideLines(guide: string, titles: ReadonlyMap<string, string>): GuideSection[] {
  const lines = getProse(guide, titles).split('\n');
  return [
    ...textsIn(getFrontmatter(guide)).map((text) => ({ line: 1, text })),
    ...lines.map((text, index) => ({ line: index + 1, text })),
  ];
}

/** The operation or the whole channel that a guide documents, as a typed link names it, with the title of the guide. */
export function subjectTitle(guide: string): [string, string] | undefined {
  const frontmatter = getFrontmatter(guide);
  if (!isObject(frontmatter) || typeof frontmatter.title !== 'string') return undefined;
  const { operation, channel, message, title } = frontmatter;
  if (typeof operation === 'string') return [`op:${operation}`, title];
  return typeof channel === 'string' && message === undefined ? [`channel:${channel}`, title] : undefined;
}

/** Nothing where it cannot be read: its mistakes are reported with their lines by `checkFrontmatter`. */
function getFrontmatter(guide: string): JsonValue {
  return parseText(FRONTMATTER.exec(guide)?.[1] ?? '', false).value ?? null;
}

function textsIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' ? (TEXT_KEYS.has(key) ? item : []) : textsIn(item),
  );
}

/** The body with its lines where they were. */
function getProse(guide: string, titles: ReadonlyMap<string, string>): string {
  return guide
    .replace(FRONTMATTER, emptyLines)
    .replace(FENCED_BLOCK, emptyLines)
    .replace(/^:{2,}[\w-]*(?:\{.*\})?\s*?$/gm, '')
    .replace(/(?<! ) *\{#[^{}]*\}/g, '')
    .replace(TYPED_LINK, (_link, kind: string, name: string, words?: string) => {
      if (words !== undefined) return words;
      if (kind === 'limit' || kind === 'rate') return QUANTITY;
      return titles.get(`${kind}:${name}`) ?? CODE_MARK;
    });
}

function emptyLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}
