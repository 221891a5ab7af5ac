import { disableContentVisibility } from '../dom/content-visibility.ts';
import { copyLayoutParameters } from '../dom/layout-parameters.ts';
import { listenToPage } from '../dom/page-events.ts';
import { storeLanguage } from './language.ts';

/**
 * Completes links before the click is handled, also in a new tab: those to this page in another locale or version (`data-switcher`) get the query and
 * the section in view, whose id is the same there, others the layout parameters of this address.
 */
export function listenToLinks(): void {
  for (const type of ['click', 'auxclick'] as const) listenToPage(type, complete);
}

function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) disableContentVisibility();
  if (link.dataset.switcher !== undefined) {
    link.search = location.search;
    link.hash = getSectionInView() ?? location.hash;
    if (link.hreflang) storeLanguage(link.hreflang);
  } else copyLayoutParameters(link, location.search);
}

/**
 * Fragment of the last section or field that begins above this line of the window; nothing at the top of the page. What a closed fold holds
 * is not in view, and as a fragment it would open the fold.
 */
const READING_LINE_PX = 150;

function getSectionInView(): string | undefined {
  if (scrollY < READING_LINE_PX) return undefined;
  const sections = [...document.querySelectorAll('main :is(section, article, h2, h3, h4, .field)[id]')];
  const last = sections.findLast(
    (section) => section.getBoundingClientRect().top < READING_LINE_PX && section.checkVisibility(),
  );
  return last && `#${last.id}`;
}
