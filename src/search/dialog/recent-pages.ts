import { readStored, writeStored } from '../../dom/storage.ts';
import type { Locale } from '../../model/locale.ts';

/** A page that a reader has opened from the search. */
export type RecentPage = { locale: Locale; path: string; title: string };

const KEY = 'search:recent';
const MOST = 4;
const LONGEST_TITLE = 120;
/** A path within the site: anything else that is stored there is not ours. */
const PATH = /^\/(?!\/)[\w./-]*$/;

/** Pages of a language, the last one first. They stay in this browser; where storage is blocked there are none. */
export function readRecentPages(locale: Locale): RecentPage[] {
  return readAll()
    .filter((page) => page.locale === locale)
    .slice(0, MOST);
}

/** Puts a page first. */
export function storeRecentPage(page: RecentPage): void {
  const others = readAll().filter(({ locale, path }) => locale !== page.locale || path !== page.path);
  const own = [page, ...others.filter(({ locale }) => locale === page.locale)].slice(0, MOST);
  const rest = others.filter(({ locale }) => locale !== page.locale).slice(0, MOST);
  writeStored(KEY, JSON.stringify([...own, ...rest]));
}

function readAll(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, 50) : [];
  } catch {
    return [];
  }
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { locale, path, title } = value as Record<keyof RecentPage, unknown>;
  const isTitle = typeof title === 'string' && title !== '' && title.length <= LONGEST_TITLE;
  return isTitle && typeof locale === 'string' && typeof path === 'string' && PATH.test(path);
}
