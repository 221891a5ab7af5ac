import type { CodeSource } from './code-source.ts';
import type { Drawing } from './drawing.ts';
import type { StateKind } from './state-kind.ts';

/**
 * The closed list of elements that prose may contain. Authors and specifications cannot add to it,
 * so no markup of theirs reaches a page.
 */
export type ProseTag =
  | 'p'
  | 'a'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'br'
  | 'hr'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'img'
  | 'input'
  | 'span';

/** JSON-safe attributes; `href` and `src` have been checked for their scheme by the compiler. */
export type ProseAttributes = {
  href?: string;
  /** The link explains a term, and is quieter than one that leads on. */
  term?: true;
  /** The link saves a file. */
  download?: true;
  id?: string;
  src?: string;
  alt?: string;
  title?: string;
  width?: number;
  height?: number;
  align?: 'left' | 'center' | 'right';
  start?: number;
  checked?: boolean;
  /** A word with a dot: yes, or the kind of a state; `no` is a quiet word. */
  mark?: 'yes' | 'no' | StateKind;
  lang?: string;
};

export type ProseElement = [tag: ProseTag, attributes: ProseAttributes | null, ...children: ProseNode[]];

/** Text, an element, or a block inside prose (a code block in a list item). */
export type ProseNode = string | ProseElement | ProseBlock;

/**
 * The blocks that prose may hold: those that an author writes. What describes the contract is on a page by itself, so the types of
 * operations and schemas, which hold prose, are not part of it.
 */
export type ProseBlock =
  | { kind: 'prose'; nodes: ProseNode[] }
  | { kind: 'code'; code: CodeSource; title?: string; highlightedLines?: number[]; lineNumbers?: boolean }
  | { kind: 'callout'; tone: Tone; title?: string; blocks: ProseBlock[] }
  /** Folded text. `id`: its fragment, which opens it. */
  | { kind: 'details'; id?: string; title: string; blocks: ProseBlock[] }
  /** `later`: path of the page from whose samples (`samplesDataAddress`) all tabs but the first are filled. */
  | { kind: 'tabs'; group?: string; samplesPath?: string; tabs: { label: string; blocks: ProseBlock[] }[] }
  | { kind: 'figure'; figure: Figure };

export type Tone = 'note' | 'tip' | 'warning' | 'danger';

/** A picture, and what it shows in words: for those who cannot see it or want to copy it. */
export type Figure = { title: string; drawing: Drawing; words: ProseNode[] };
