import type { Block } from './page.ts';

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
  id?: string;
  src?: string;
  alt?: string;
  title?: string;
  width?: number;
  height?: number;
  align?: 'left' | 'center' | 'right';
  start?: number;
  checked?: boolean;
  lang?: string;
};

export type ProseElement = [tag: ProseTag, attributes: ProseAttributes | null, ...children: ProseNode[]];

/** Text, an element, or a block inside prose (a code block in a list item). */
export type ProseNode = string | ProseElement | Block;
