import type { CodeSource } from '../../../src/model/code-source.ts';
import type { ProseBlock } from '../../../src/model/prose.ts';
import type { Cache } from '../cache/cache.ts';
import { type Highlight, loadHighlight } from './highlight.ts';
import { parseMarkdown } from './parse.ts';
import { type Dialect, isWritten, type MarkdownTree } from './tree.ts';

/** The slow leaf functions of the compiler, each run once per input. */
export type Markdown = {
  guide(text: string): MarkdownTree;
  description(text: string): MarkdownTree;
  /** A text without directives. */
  text(text: string): ProseBlock[];
  code(language: string, source: string): CodeSource;
};

/**
 * The highlighter is loaded here, once, so that everything after is synchronous. `descriptions`: how those of API documents are read; a
 * text of the configuration is always read strictly.
 */
export async function createMarkdown(
  cache: Cache,
  { descriptions = 'description' }: { descriptions?: 'description' | 'lenient' } = {},
): Promise<Markdown> {
  const highlight = await loadHighlight();
  const cached: Highlight = (language, source) =>
    cache.memo('highlight', `${language}\n${source}`, () => highlight(language, source));
  const parse = (dialect: Dialect) => (text: string) =>
    cache.memo(dialect, text, () => parseMarkdown(text, dialect, cached));
  return {
    guide: parse('guide'),
    description: parse(descriptions),
    text: (text) => parse('description')(text).blocks.filter(isWritten),
    code: (language, source) => ({ language, source, html: cached(language, source) }),
  };
}
