import type { CodeSource } from './code-source.ts';

/** What readers can take with them: a command, a file, or both. */
export type PackageItem = {
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  command?: CodeSource;
  /** None in a checkout, where nothing is published. */
  files: PackageFile[];
};

/** `size` is in words: `225 kB`. Of a document, size and checksum are known when all of them are published. */
export type PackageFile = { href: string; version?: string; format?: string; size?: string; sha256?: string };
