import { disableContentVisibility } from '../dom/content-visibility.ts';
import { copyLayoutParameters } from '../dom/layout-parameters.ts';
import { storeLanguage } from './language.ts';

/**
 * Completes links before the click is handled, also in a new tab: those to this page in another locale or version (`data-switcher`) get query and
 * fragment, others the layout parameters of this address.
 */
export function listenToLinks(): void {
  for (const type of ['click', 'auxclick']) document.addEventListener(type, complete, true);
}

function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) disableContentVisibility();
  if (link.dataset.switcher !== undefined) {
    link.search = location.search;
    link.hash = location.hash;
    if (link.hreflang) storeLanguage(link.hreflang);
  } else copyLayoutParameters(link, location.search);
}
