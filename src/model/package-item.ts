import type { CodeSource } from './code-source.ts';

/** What readers can take with them: a command, a file, or both. */
export type PackageItem = {
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  command?: CodeSource;
  /** Absent in a checkout, where nothing is published. `size` is in words: `225 kB`. */
  file?: { href: string; version: string; size: string; sha256: string };
};
