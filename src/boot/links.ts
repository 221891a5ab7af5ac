import { disableContentVisibility } from '../dom/content-visibility.ts';
import { keepSwitches } from '../dom/layout-parameters.ts';
import { rememberLanguage } from './language.ts';

/**
 * What only the browser knows of where a link leads: to this page elsewhere (`data-place`) with query and fragment, and to other pages
 * with the switches of this one. Before the click does anything, also in a new tab.
 */
export function listenToLinks(): void {
  for (const type of ['click', 'auxclick']) document.addEventListener(type, complete, true);
}

function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) disableContentVisibility();
  if (link.dataset.place !== undefined) {
    link.search = location.search;
    link.hash = location.hash;
    if (link.hreflang) rememberLanguage(link.hreflang);
  } else keepSwitches(link, location.search);
}
