import type { SigningPages } from './links.ts';
import type { LocaleInfo } from './locale.ts';
import type { Look } from './look.ts';
import type { ToolRole } from './page.ts';

/** A text in the language of the page: one string for all languages, or one for each. */
export type Localised = string | { [locale: string]: string };

export type NavEntry = {
  text: Localised;
  /** A path of the site, or an address with its scheme. */
  link?: string;
  /** Regular expression over the path, anchored at its start. */
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: Localised;
  items?: NavEntry[];
};

/** A row with a name of its own: a page, or a section of one. `isFoot`: it is below the groups, at the foot of the sidebar. */
type SidebarLinkEntry<Path extends string = string> = {
  text: Localised;
  path: Path | `${Path}#${string}`;
  isFoot?: boolean;
};

/**
 * A path is a page with its own title. A group has a heading; with `tag` it also takes the pages of all operations
 * of that tag that no guide documents.
 */
export type SidebarEntry<Path extends string = string> =
  | Path
  | SidebarLinkEntry<Path>
  | { text: Localised; tag?: string; items: SidebarEntry<Path>[] };

/**
 * A link of the top bar: to an address, or a button that shows a text, a picture (an address within the site) or formatted content
 * (`dom`: Markdown, because markup of a configuration is not trusted more than that of a guide).
 */
export type SocialEntry = { icon: string; label: Localised } & (
  | { mode: 'link' | 'img'; content: string }
  | { mode: 'text' | 'dom'; content: Localised }
);

/** The sidebars of a site. The name of a sidebar becomes part of file names and fragments: `guide`. */
export type Sidebars<Path extends string = string> = { [name: string]: SidebarEntry<Path>[] };

/** Where a built site searches. `url` is absolute and responds as `scripts/commands/search-serve.ts` does. */
export type SearchSource = { mode: 'local' } | { mode: 'remote'; url: string };

/** `auto`: in the browser, and at `url` when the index of a language has more than `above` entries. Default: 4,000. */
export type SearchConfig = SearchSource | { mode: 'auto'; url: string; above?: number };

/** Words of one language that readers search with, where the site uses others: lists with commas. */
export type SearchWords<Path extends string = string> = {
  /** For each word of the site what readers say for it: `freeze: 'block, lock'`. */
  synonyms: Record<string, string>;
  /** For each page what readers call it, on as many lines as it takes. */
  keywords: Partial<Record<Path, string[]>>;
  /** For each page single words that point to it, with spaces. */
  words: Partial<Record<Path, string>>;
};

/** A page that the search offers before anything is typed; those with `isWayOut` also where nothing is found. */
type SearchStart<Path extends string = string> = {
  path: Path;
  icon: string;
  text: Localised;
  description: Localised;
  isWayOut?: boolean;
  /** It takes what was pasted into the search along. */
  takesText?: boolean;
};

/** What the search gets of a site beside its pages. */
export type SearchHelp<Path extends string = string> = {
  /** By locale. */
  words: Record<string, SearchWords<Path>>;
  /** Pages that rank last: a sample page, or lists of what other pages say. Only their headings are searched. */
  last: Path[];
  start: SearchStart<Path>[];
  /** What a reader may paste: a path, a header, an id. */
  examples: string[];
};

/** A program of a provider: `inline` is within a page, `dialog` opens over it from a link with a title and a text. */
export type ToolConfig = {
  role?: ToolRole;
} /** `panels`: their names, which stand where the program will be until it has loaded. */ & (
  | { kind: 'inline'; takesValues?: boolean; panels?: Localised[] }
  | { kind: 'dialog'; title: Localised; about: Localised }
);

/** What runs the calls of a site in the page, and adds programs to it. */
type ProviderConfig = {
  /** Module of the site folder that exports a `ProviderModule` as `provider`: `site/provider/index.ts`. */
  module: string;
  /** Module of the site folder that exports `prepare(siteDir)`: it writes what the modules of the provider import, before they are bundled. */
  prepare?: string;
  /** Module of the site folder that exports `gates`, each a `Gate`: what `spec` checks of this site alone. */
  gates?: string;
  /** Module of the site folder that exports `commands`, each a `Command`: what the program does for this site alone. */
  commands?: string;
  /** Whether it has a dialog for values of the reader's own, which samples and forms take: `your-values`. */
  values?: boolean;
  /** Its programs, by the name in `::tool{id=…}`. */
  tools?: { [name: string]: ToolConfig };
  /** What readers can take with them. Needs `origin`, because commands have the whole address. */
  packages?: PackagesConfig;
};

/** Archives that a site publishes below `downloads/`. */
export type PackagesConfig = {
  /** Module of the site folder that exports them as `packages`, each a `PackageSource`: `site/packages/index.ts`. */
  module: string;
  /** Files below `downloads/` with names that stay, which the module makes of the built site: pages may link them. */
  files?: string[];
  /** How pages offer them, by name. What has no package is left out of `::packages`. */
  offers?: { [name: string]: PackageOffer };
};

/** How pages offer a package. */
export type PackageOffer = {
  /** The list that it is in: `::packages{id=run}`. */
  group: string;
  title: Localised;
  about: Localised;
  /** What readers put before its address; without it, they get a link. */
  command?: string;
  /** What replaces the command in a checkout, where nothing is published. */
  inCheckout?: string;
  /** Where it serves the API of the OpenAPI documents: these name it, as they are published, after their own servers. */
  server?: { url: string; description: Localised };
};

/** SVG files of the site folder. */
export type DrawingFiles = {
  /** Beside the title, where there is no `logo`, and the icon of the site. */
  mark?: string;
  /** Beside the heading of the home page. */
  hero?: { file: string; alt: Localised };
  /** Above the text of a page that does not exist, or did not load. */
  notFound?: string;
  /** Of the features of the home page, by their `icon`: instead of an icon of the interface. */
  features?: { [icon: string]: string };
};

/** Links under a heading at the foot. */
type FootColumn = { title: Localised; links: { text: Localised; link: string }[] };

/** Everything a site folder says about itself. Plain data: a `site.ts` that exports it as `site`. */
export type SiteConfig<Path extends string = string> = {
  title: Localised;
  /** Files of the site folder in place of the mark beside the title, for the light and the dark theme. */
  logo?: { light: string; dark: string };
  /** Accent colour, corners, fonts. */
  look?: Look;
  /** SVG files of the site folder that become part of pages. Default: no drawings, and the first letters of the title as the mark. */
  drawings?: DrawingFiles;
  /** Name of the documentation in the titles of its pages: `Open Card · Documentation · Merchant API`. */
  docsTitle?: Localised;
  /** Label of the list of headings. Default `ON THIS PAGE`. */
  outlineTitle?: Localised;
  /**
   * Where the site is published, without a path: `https://docs.example.com`. Without it there are no canonical addresses and no
   * sitemap.
   */
  origin?: string;
  /** First path of the site, with a slash at both ends. Default `/`. */
  base?: string;
  /** The first one is the default: its addresses have no prefix. */
  locales: [LocaleInfo, ...LocaleInfo[]];
  /** The language that the API documents and heading ids are written in. */
  sourceLocale: string;
  /**
   * For documents of one's own: every mistake in an API document is an error. Default: as much is shown as can be, and mistakes are
   * warnings, because third-party documents are not for the site's author to correct.
   */
  strict?: boolean;
  /** The first one is the default; the others live in `versions/NAME/` of the site folder. */
  versions?: [string, ...string[]];
  /** Files of the site folder that are published unchanged at their own address: `openapi/test-vectors.json`. */
  attachments?: string[];
  /** Markdown that guides show with `::snippet{id=…}`: what the configuration makes of data that is in no document. */
  snippets?: { [name: string]: Localised };
  /** Where readers get help: an e-mail address, the page that says which services are up, the page for mistakes in the documentation. */
  support?: { email: string; status: string; report: string };
  /** Pages about the documentation itself: versions, open questions. */
  footLinks?: Path[];
  /** What the foot of the home page has besides: columns of links, and a line in place of the copyright. */
  foot?: { columns?: FootColumn[]; note?: Localised };
  /** What a draft is, and what of it is sure: the badge of a draft page leads there. */
  draftPage?: Path;
  signingPages?: SigningPages;
  /** Day of the last change of the documents and pages: `2026-11-23`. */
  updated?: string;
  /** What this API demands of a program, for the published skill of coding agents: a list in Markdown, in the source language. */
  agentSkill?: string;
  /** Whether each operation is also published as a document of its own: as many files as pages, each with all the schemas it needs. */
  operationDocuments?: boolean;
  nav: NavEntry[];
  /** The parts that a switch at the head of each sidebar and the phone menu lead to, and where breadcrumbs begin. */
  areas?: NavEntry[];
  sidebars: Sidebars<Path>;
  socialLinks?: SocialEntry[];
  /** Address of the source folder; the file of a page is appended. */
  sourceUrl?: string;
  /** Where links of descriptions lead that begin with `/` and are no page here: `https://docs.example.com`. */
  links?: string;
  /** Where search results come from: the index of this build, a server, or the one that suits the size (`docs/hosting.md`). Default `local`. */
  search?: SearchConfig;
  /** Address that receives failed searches and missing pages, without anything about the reader (`docs/hosting.md`). Default: nothing is sent. */
  beacon?: string;
  /** Whether operations have a button that sends them. Default: they do; without a provider to the servers of the documents. */
  tryIt?: boolean;
  /** What makes the calls of this site, instead of what its documents say; with one, steps of guides run. */
  provider?: ProviderConfig;
  /** Words that readers search with, and pages that the search offers. */
  searchHelp?: SearchHelp<Path>;
  /** Module of a console at `/console/` over the published OpenAPI documents, below the site folder. */
  console?: string;
  /**
   * Whether visited pages and the search open without a network. Default: they do; `false` publishes a service worker that removes the one of
   * before.
   */
  serviceWorker?: boolean;
  /** When the top bar hides on scrolling down. Default `never`. */
  hideNavbar?: 'always' | 'auto' | 'never';
  /** Whether the article fades into the next one, for readers who do not mind motion. Default: it does not. */
  animateContent?: boolean;
};

/** Files of the site folder that are published unchanged at their own address. */
export function publishedFiles({ attachments = [], logo, look }: SiteConfig): string[] {
  const fonts = look?.fontFiles?.map(({ file }) => file) ?? [];
  return [...new Set([...attachments, ...(logo ? [logo.light, logo.dark] : []), ...fonts])];
}

/** Whether calls are made from the documents alone. */
export function hasCallDocuments({ tryIt = true, provider }: Pick<SiteConfig, 'tryIt' | 'provider'>): boolean {
  return tryIt && provider === undefined;
}

/** The text of one language; the first one there is when a language is missing. */
export function localise(text: Localised, locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? Object.values(text)[0] ?? '';
}
