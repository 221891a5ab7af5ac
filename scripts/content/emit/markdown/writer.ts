import type { Block } from '../../../../src/model/page.ts';
import type { Text } from '../../../../src/site/i18n.ts';
import type { getWords } from './words.ts';

/** What turning one page into Markdown needs beside the page. */
export type Writer = {
  /** Words of the interface, in the language of the page. */
  t: Text;
  words: ReturnType<typeof getWords>;
  /** The absolute address of a link of the page: to Markdown where there is some. */
  href(target: string): string;
  /** A block that stands inside prose. */
  block(block: Block): string;
};
