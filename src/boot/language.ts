import { readStored, writeStored } from '../dom/storage.ts';

const KEY = 'language';
const CRAWLER = /bot|spider|crawl|lighthouse/i;

/**
 * On the first visit, goes to this page in the reader's language: the first one that the browser wants and the page is in. Only once,
 * because what is stored then, or by the language menu, counts from then on. Which languages there are is what the head says
 * (`hreflang`); `<html data-stay>` is the site's wish that nobody is moved. The shell tells the reader: `src/shell/LocaleRedirectNotice.tsx`.
 */
export function moveToOwnLanguage(): void {
  const { dataset, lang } = document.documentElement;
  if (dataset.stay !== undefined || CRAWLER.test(navigator.userAgent) || readStored(KEY) !== null) return;
  const pages = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  // A page that does not exist is in no language: the visit does not count.
  if (pages.length === 0) return;
  const pageIn = (tag: string) => pages.find(({ hreflang }) => getLanguage(hreflang) === getLanguage(tag));
  const own = pageIn(lang);
  const wanted = navigator.languages.map(pageIn).find((page) => page !== undefined) ?? own;
  rememberLanguage(wanted?.hreflang ?? lang);
  // What is not kept would move the reader again, also away from a language that was chosen.
  if (!wanted || wanted === own || readStored(KEY) === null) return;
  const { pathname, search, hash } = location;
  writeStored('moved-from', pathname + search + hash, 'sessionStorage');
  location.replace(new URL(wanted.href).pathname + search + hash);
}

/** By its primary subtag: a reader of `zh-TW` is offered `zh-CN`. */
export function rememberLanguage(tag: string): void {
  writeStored(KEY, getLanguage(tag));
}

function getLanguage(tag: string): string {
  return tag.slice(0, tag.search(/-|$/)).toLowerCase();
}
