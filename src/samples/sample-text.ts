/** A sample in a language: what sets it up (how to run it, imports), which a page may fold, and the request itself. */
export type SampleText = { setup: string[]; lines: string[] };
