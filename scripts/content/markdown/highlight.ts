import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escapeHtml } from './escape-html.ts';
import { rememberLines } from './remember-lines.ts';

/** Highlights `source`; a language that is not loaded gives plain text. The HTML has one class per token and no styles. */
export type Highlight = (language: string, source: string) => string;

const PLAIN = '#000000';
const KEY = '#000001';

/**
 * The theme's colours are marks: each represents a class of the style sheet, so that tokens of one class merge
 * and the page decides about colours.
 */
const CLASSES: Record<string, string> = {
  [KEY]: 'k',
  '#000002': 's',
  '#000003': 'n',
  '#000004': 'w',
  '#000005': 'c',
};

const THEME = {
  name: 'marks',
  type: 'light' as const,
  settings: [
    { settings: { foreground: PLAIN } },
    mark(
      KEY,
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'entity.name.tag',
      'entity.other.attribute-name',
    ),
    mark('#000002', 'string', 'punctuation.definition.string', 'markup.inserted', 'constant.other.timestamp'),
    mark('#000003', 'constant.numeric', 'constant.language', 'constant.other.option', 'markup.deleted'),
    mark(
      '#000004',
      'keyword',
      'storage',
      'entity.name.command',
      'support.function.builtin.shell',
      'support.function.construct',
    ),
    mark('#000005', 'comment', 'punctuation.definition.comment', 'meta.diff'),
    // A command inside a quoted text is part of it: tokens of one class merge, and long scripts have half the elements.
    mark(
      '#000002',
      'string.quoted.double entity.name.command',
      'string.quoted.double constant.other.option',
      'string.quoted.double string.unquoted.argument',
      'string.quoted.double keyword',
    ),
    mark('#000002', 'meta.fstring', 'storage.type.string.python'),
    mark(
      PLAIN,
      'keyword.operator',
      'string.unquoted.argument',
      // Names of types, as in TypeScript, where the grammar does not mark them.
      'storage.type.java',
      'storage.type.class.java',
      'storage.type.generic.java',
      'storage.type.object.array.java',
      'storage.type.primitive',
      'storage.modifier.import',
      'source.go storage.type',
      'storage.type.function.arrow',
      'http.headers keyword.other.http',
    ),
  ],
};

const ALIASES: Record<string, string> = {
  shell: 'bash',
  sh: 'bash',
  yml: 'yaml',
  typescript: 'ts',
  javascript: 'js',
  py: 'python',
  node: 'js',
};

/** A line that takes long, on a busy machine the first of a language, would be left unfinished: another result for the same text. */
const NO_LIMIT = { tokenizeTimeLimit: 0 };

let loading: Promise<Highlight> | undefined;

/** Loads the languages of the site, once for all compilations of a process; the result is synchronous and pure. */
export function loadHighlight(): Promise<Highlight> {
  loading ??= createHighlight();
  return loading;
}

async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighterCore({
    themes: [THEME],
    langs: [
      import('shiki/langs/json.mjs'),
      import('shiki/langs/bash.mjs'),
      import('shiki/langs/yaml.mjs'),
      import('shiki/langs/http.mjs'),
      import('shiki/langs/ts.mjs'),
      import('shiki/langs/js.mjs'),
      import('shiki/langs/java.mjs'),
      import('shiki/langs/python.mjs'),
      import('shiki/langs/go.mjs'),
      import('shiki/langs/php.mjs'),
      import('shiki/langs/diff.mjs'),
    ],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const names = highlighter.getLoadedLanguages();
  for (const name of names) rememberLines(highlighter.getLanguage(name));
  const languages = new Set(names);
  return (language, source) => {
    const lang = ALIASES[language] ?? language;
    if (!languages.has(lang)) return escapeHtml(source);
    // No span crosses a line, so that a view may number and mark lines by splitting at line ends.
    return highlighter
      .codeToTokensBase(source, { lang, theme: THEME.name, ...NO_LIMIT })
      .map((line) =>
        mergeTokens(line, lang === 'json')
          .map(tokenHtml)
          .join(''),
      )
      .join('\n');
  };
}

type Token = { content: string; className?: string };

/** In JSON keys have no class: the view gives their colour to the whole, and with it to brackets and commas. */
function mergeTokens(tokens: { content: string; color?: string }[], isJson: boolean): Token[] {
  const merged: Token[] = [];
  for (const { content, color } of tokens) {
    const isBlank = content.trim() === '';
    const className = isBlank || (isJson && color === KEY) ? undefined : CLASSES[color ?? PLAIN];
    const last = merged.at(-1);
    if (last && (last.className === className || isBlank)) last.content += content;
    else merged.push({ content, className });
  }
  return merged;
}

function tokenHtml({ content, className }: Token): string {
  const text = escapeHtml(content);
  return className ? `<span class="${className}">${text}</span>` : text;
}

function mark(foreground: string, ...scope: string[]) {
  return { scope, settings: { foreground } };
}
