import type { CompiledPages } from '../content/compile.ts';

/** A file of a package: its path in it, with slashes. Text is UTF-8. */
export type PackageFile = { path: string; content: string | Uint8Array; isExecutable?: boolean };

/** Where a package is built from and for whom. */
export type PackageContext = {
  /** Folder of this project. */
  root: string;
  /** Folder of the site: `openapi/`, `asyncapi/`, `guides/`. */
  siteDir: string;
  /** Where the site is published, without a slash at its end, with its base: `https://docs.example.com/api`. */
  address: string;
  /** Title of the site in the language of its documents. */
  title: string;
  /** Its languages, that of the documents first. */
  locales: [string, ...string[]];
  /** Its pages as they are without the packages that are made of them: a page has the hash of each package. */
  compile: () => Promise<CompiledPages>;
};

/**
 * A package that a site publishes. `build` returns the files that `npm` finds in it, `package.json` among them; the same sources give the same
 * bytes. Its archive is named by version and content: `simulator-2.0.0-3f9c1a2b.tgz`.
 */
export type PackageSource = {
  /** Lower case, digits and dashes: it is the beginning of a file name. */
  name: string;
  version: string;
  /** Files and folders of the project that it is made from: while their content is the same it is not built again. Without them it always is. */
  inputs?: readonly string[];
  /** It is made of the pages, after all packages that are not. */
  isMadeOfPages?: true;
  build: (context: PackageContext) => Promise<PackageFile[]>;
};
