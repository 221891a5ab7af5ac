import { announce } from '../dom/announce.ts';
import { enableContentVisibility, rememberSizes } from '../dom/content-visibility.ts';
import { revealElement } from '../dom/reveal.ts';
import { describeHead } from '../model/head.ts';
import { safeDecode } from '../model/links.ts';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import type { NavigationResult } from './navigator.ts';
import { scrollInstantlyIntoView, scrollInstantlyTo } from './scroll-instantly.ts';

/**
 * What a document load would have done: title, scroll position, focus, and an announcement to screen readers. Our own, because the
 * router does none of it but the scroll position.
 */
export function afterNavigation({ route, hash, scrollY }: NavigationResult, site: SiteData, failure: string): void {
  const { page } = route;
  const title = page === undefined || page instanceof Promise ? failure : writeHead(page, site);
  enableContentVisibility();
  void rememberSizes();
  const target = hash ? document.getElementById(safeDecode(hash.slice(1))) : undefined;
  clearTargetMark();
  target?.setAttribute('data-target', '');
  revealElement(target ?? null);
  if (target && scrollY === undefined) scrollInstantlyIntoView(target);
  else scrollInstantlyTo(scrollY ?? 0);
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(title);
}

/** `:target` is only what the browser itself went to; `data-target` is for what the router went to, until the browser navigates to a fragment. */
export function clearTargetMark(): void {
  for (const target of document.querySelectorAll('[data-target]')) target.removeAttribute('data-target');
}

/** Brings the head up to date for the address bar's bookmarks, for sharing and for the next reload; returns the title. */
function writeHead(page: Page, site: SiteData): string {
  const { title, description, canonical, markdown, alternates } = describeHead(page, site);
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('link[rel="canonical"]', 'href', canonical);
  setAttribute('link[type="text/markdown"]', 'href', markdown);
  for (const { hreflang, url } of alternates) setAttribute(`link[hreflang="${hreflang}"]`, 'href', url);
  return title;
}

function setAttribute(selector: string, name: string, value: string | undefined): void {
  if (value !== undefined) document.head.querySelector(selector)?.setAttribute(name, value);
}
