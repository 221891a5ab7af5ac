import type { CodeSource } from '../../../src/model/code-source.ts';
import type { ProseBlock } from '../../../src/model/prose.ts';
import type { Cache } from '../cache/cache.ts';
import { type Highlight, loadHighlight } from './highlight.ts';
import { parseMarkdown } from './parse.ts';
import type { MarkdownTree } from './tree.ts';

/** The slow leaf functions of the compiler, each run once per input. */
export type Markdown = {
  guide(text: string): MarkdownTree;
  description(text: string): MarkdownTree;
  /** A text that has no places to fill. */
  text(text: string): ProseBlock[];
  code(language: string, source: string): CodeSource;
};

/** The highlighter is loaded here, once, so that everything after is synchronous. */
export async function createMarkdown(cache: Cache): Promise<Markdown> {
  const highlight = await loadHighlight();
  const cached: Highlight = (language, source) =>
    cache.memo('highlight', `${language}\n${source}`, () => highlight(language, source));
  const description = (text: string) =>
    cache.memo('description', text, () => parseMarkdown(text, 'description', cached));
  return {
    guide: (text) => cache.memo('guide', text, () => parseMarkdown(text, 'guide', cached)),
    description,
    text: (text) => description(text).blocks.filter((block) => block.kind !== 'directive'),
    code: (language, source) => ({ language, source, html: cached(language, source) }),
  };
}
