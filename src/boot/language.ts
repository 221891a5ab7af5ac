import { readStored, writeStored } from '../dom/storage.ts';

const KEY = 'language';
const CRAWLER = /bot|spider|crawl|lighthouse/i;

/**
 * On the first visit, redirects to this page in the reader's language: the first of `navigator.languages` that the page exists in. Only once,
 * because the language that is stored then, or by the language menu, counts from then on. The languages of the page are in the head
 * (`hreflang`). The notice to the reader: `src/shell/LocaleRedirectNotice.tsx`.
 */
export function redirectToReaderLanguage(): void {
  const { lang } = document.documentElement;
  if (CRAWLER.test(navigator.userAgent) || readStored(KEY) !== null) return;
  const pages = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  // A page that does not exist is in no language: the visit does not count.
  if (pages.length === 0) return;
  const pageIn = (tag: string) => pages.find(({ hreflang }) => getLanguage(hreflang) === getLanguage(tag));
  const own = pageIn(lang);
  const wanted = navigator.languages.map(pageIn).find((page) => page !== undefined) ?? own;
  storeLanguage(wanted?.hreflang ?? lang);
  // A language that cannot be stored would redirect the reader again, also away from one that was chosen.
  if (!wanted || wanted === own || readStored(KEY) === null) return;
  const { pathname, search, hash } = location;
  writeStored('redirected-from', pathname + search + hash, 'sessionStorage');
  location.replace(new URL(wanted.href).pathname + search + hash);
}

/** By its primary subtag: a reader of `zh-TW` is offered `zh-CN`. */
export function storeLanguage(tag: string): void {
  writeStored(KEY, getLanguage(tag));
}

function getLanguage(tag: string): string {
  return tag.slice(0, tag.search(/-|$/)).toLowerCase();
}
