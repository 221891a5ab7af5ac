import { pageAddress } from './page-address.ts';

/** What a link needs of the site it is in. */
export type LinkBase = {
  /** `/` or `/docs/`. */
  base: string;
  locale: string;
  defaultLocale: string;
  version?: string;
  versions: string[];
  /** What the names of page files end with, in an archive of the site, whose server need not know that `/guide` is `guide.html`. */
  suffix?: '.html';
  /** What a draft is, and what of it is sure. */
  draftPage?: string;
  signingPages?: SigningPages;
};

/** Where readers learn to sign a request by headers or by query parameters, and find the files that signed samples import. */
export type SigningPages = { headers: string; query: string; helpers: string };

export type LinkKind =
  /** A fragment of the same page. */
  | 'hash'
  /** A page of this site: the router takes it. */
  | 'page'
  /** A file of this site: the browser takes it. */
  | 'file'
  /** Another site: a new tab that does not learn where the reader came from. */
  | 'external'
  /** `mailto:` and other schemes that open a program, never a tab. */
  | 'program';

/** A path that ends in the name of a file, before query and fragment, or leads to a site beside this one (`isOutsideBase`). */
const FILE =
  /^\/\.\.\/|^[^?#]*\.(ya?ml|json|txt|xml|zip|tgz|http|md|pdf|svg|png|jpe?g|webp|gif|avif|sh|m?[jt]s|py|java|go|php)(?:[?#]|$)/i;

/** Tells what kind of link an address is, without resolving it. */
export function classifyLink(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return 'program';
  return FILE.test(href) ? 'file' : 'page';
}

/** Address of a page on its host, for the router and for ordinary links: `/docs/v1/en/guide/`. */
export function pageUrl(path: string, { base, locale, version, defaultLocale, versions, suffix }: LinkBase): string {
  const named = suffix && classifyLink(path) === 'page' ? addSuffix(path, suffix) : path;
  return withBase(
    pageAddress({ path: named, locale, version: version === versions[0] ? undefined : version }, defaultLocale),
    base,
  );
}

/** `/guide/?x#y` is `/guide/index.html?x#y`. */
function addSuffix(path: string, suffix: string): string {
  return path.replace(/(\/?)(?=[?#]|$)/, (_, slash) => (slash && '/index') + suffix);
}

/** Address of a published file, which has neither language nor version in front: `/docs/openapi/token.yaml`. */
export function withBase(path: string, base: string): string {
  return (base.endsWith('/') ? base.slice(0, -1) : base) + (path.startsWith('/') ? path : `/${path}`);
}

/** Whether two site paths are the same page: `/x` and `/x/` are. */
export function isSamePath(a: string, b: string): boolean {
  return trimSlash(a) === trimSlash(b);
}

/** Text of a fragment or a path; unchanged where it is malformed, because a reader can type anything. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `activeMatch` of a navigation entry: a regular expression anchored at the start, or else the link and all below it. */
export function isActivePath(path: string, { link, activeMatch }: { link?: string; activeMatch?: string }): boolean {
  if (activeMatch !== undefined) return new RegExp(`^(?:${activeMatch})`).test(path);
  if (link === undefined || classifyLink(link) !== 'page') return false;
  return link === '/' ? path === '/' : isSamePath(path, link) || path.startsWith(`${trimSlash(link)}/`);
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
