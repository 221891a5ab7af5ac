/** Code that was highlighted at build time: plain text for copying and HTML made by the highlighter alone. */
export type CodeSource = {
  language: string;
  source: string;
  html: string;
  /** Where this site is published, in an address of the code. */
  origin?: string;
};
