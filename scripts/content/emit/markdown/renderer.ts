import type { SigningPages } from '../../../../src/model/links.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';

/** What rendering one page as Markdown needs beside the page. */
export type Renderer = {
  /** Texts in the language of the page. */
  t: CompilerText;
  /** The absolute address of a link of the page: to Markdown where there is some. */
  href(target: string): string;
  /** Where signing is explained. */
  signingPages: SigningPages | undefined;
  /** A block inside prose. */
  block(block: Block): string;
};
