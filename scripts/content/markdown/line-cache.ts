import type { GrammarState, HighlighterCore } from 'shiki/core';

type Tokens = ReturnType<HighlighterCore['codeToTokensBase']>[number];

/** Where a grammar stands between two lines, and the lines that have followed there so far. */
type Place = { state: GrammarState | undefined; lines: Map<string, Read> };
type Read = { html: string; next: Place };

/** Far more than a site of this size has; a site of thousands of operations begins again a few times. */
const MAX_LINES = 50_000;

/** A line that takes long, on a busy machine the first of a language, would be left unfinished: another result for the same text. */
const NO_LIMIT = { tokenizeTimeLimit: 0 };

/**
 * Highlights line by line, and remembers what a line has become where the grammar stood as it does now: samples have most of their
 * lines in common. The result is the same as without.
 */
export function createLineMemory(
  highlighter: HighlighterCore,
  theme: string,
  toHtml: (tokens: Tokens, lang: string) => string,
) {
  const places = new Map<string, Place[]>();
  let size = 0;

  /** Those of a language are a few dozen. */
  function getPosition(lang: string, state?: GrammarState): Place {
    const known = places.get(lang) ?? [];
    const place = known.find((place) => isSame(place.state, state)) ?? { state, lines: new Map() };
    if (!known.includes(place)) places.set(lang, [...known, place]);
    return place;
  }

  function read(lang: string, line: string, { state, lines }: Place): Read {
    const tokens = highlighter.codeToTokensBase(line, {
      lang,
      theme,
      ...NO_LIMIT,
      ...(state && { grammarState: state }),
    });
    const html = tokens.map((tokensOfLine) => toHtml(tokensOfLine, lang)).join('');
    const made = { html, next: getPosition(lang, highlighter.getLastGrammarState(tokens)) };
    lines.set(line, made);
    size += 1;
    return made;
  }

  return (lang: string, source: string): string => {
    if (size > MAX_LINES) places.clear();
    if (places.size === 0) size = 0;
    let place = getPosition(lang);
    const getHtml = (line: string) => {
      const { html, next } = place.lines.get(line) ?? read(lang, line, place);
      place = next;
      return html;
    };
    // An empty line says nothing to a grammar.
    return source
      .split(/\r?\n/)
      .map((line) => (line === '' ? '' : getHtml(line)))
      .join('\n');
  };
}

/** The part of a grammar's stack that its own comparison leaves out. */
type Frame = { parent: Frame | null; beginRuleCapturedEOL: boolean };

function isSame(one: GrammarState | undefined, other: GrammarState | undefined): boolean {
  const [a, b] = [one?.getInternalStack(), other?.getInternalStack()];
  if (!a || !b) return a === b;
  return a.equals(b) && beginnings(a as unknown as Frame) === beginnings(b as unknown as Frame);
}

function beginnings(stack: Frame): string {
  const rest = stack.parent ? beginnings(stack.parent) : '';
  return `${rest}${Number(stack.beginRuleCapturedEOL)}`;
}
