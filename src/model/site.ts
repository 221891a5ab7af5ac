import type { SearchSource } from './config.ts';
import type { SigningPages } from './links.ts';
import type { Locale, LocaleInfo } from './locale.ts';
import type { NavItem, SidebarItem, SocialLink } from './navigation.ts';
import type { Download } from './operation.ts';
import type { PageLink } from './page-link.ts';
import type { SvgDrawing } from './svg-drawing.ts';

/** What the shell needs in one language and version; small whatever the size of the site. */
export type SiteData = {
  title: string;
  /** Addresses below the base. */
  logo?: { light: string; dark: string };
  /** Drawings that any page may need. */
  drawings?: { mark?: SvgDrawing; notFound?: SvgDrawing };
  docsTitle?: string;
  outlineTitle?: string;
  locale: Locale;
  locales: LocaleInfo[];
  defaultLocale: Locale;
  /** Where the site is published, without a path: `https://docs.example.com`. */
  origin?: string;
  /** First path segment of the site, `/` or `/docs/`. */
  base: string;
  version?: string;
  versions: string[];
  /** See `LinkBase`: only in the archive of a site. */
  suffix?: '.html';
  nav: NavItem[];
  areas?: NavItem[];
  /** The documents of a site that is made of several: `activeMatch` is how the paths of its pages begin. */
  apis?: NavItem[];
  sidebars: Record<string, SidebarItem[]>;
  socialLinks: SocialLink[];
  sourceUrl?: string;
  hideNavbar: 'always' | 'auto' | 'never';
  /** Whether the article fades into the next one. */
  animateContent?: true;
  downloads: Download[];
  /** What the badge of a draft page leads to. */
  draftPage?: string;
  signingPages?: SigningPages;
  /** Day of the last change, in words. */
  updated?: string;
  support?: { email: string; status: string; report: string };
  /** Pages about the documentation itself, for the foot of the site. */
  footLinks?: PageLink[];
  /** What the foot of the site has besides. */
  foot?: { columns: { title: string; links: PageLink[] }[]; note?: string };
  /** Whether calls can be made from its pages. */
  tryIt?: true;
  /** Whether a provider makes them, and runs steps. */
  hasProvider?: true;
  /** Whether it takes values of the reader's own. */
  hasValues?: true;
  /** Whether a service worker stores visited pages. */
  serviceWorker?: true;
  /** Whether there is a console. */
  console?: true;
  /** Origins of the servers that the documents name: the console may ask them. */
  servers?: string[];
  /** Where failed searches and missing pages are reported, and the sentence that says so. */
  beacon?: { url: string; notice: string };
  /** Absent: an index of this build. */
  search?: SearchSource;
  searchStart?: SearchStartData;
};

/** What the search offers before anything is typed; entries with `isWayOut` also where nothing is found. */
export type SearchStartData = {
  entries: { path: string; icon: string; text: string; description: string; isWayOut?: boolean; takesText?: boolean }[];
  /** What a reader may paste. */
  examples: string[];
};
