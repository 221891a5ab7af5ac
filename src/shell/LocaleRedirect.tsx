import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { SiteData } from '../model/site.ts';
import type { LocaleRedirectNotice } from './LocaleRedirectNotice.tsx';

type Loaded = { Notice: ComponentType<ComponentProps<typeof LocaleRedirectNotice>>; from: string };

/** The notice of a first visit that the boot script has redirected, once; code-split, because hardly any visit needs it. */
export function LocaleRedirect({ site }: { site: SiteData }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const from = takeRedirectOrigin();
    if (from === null) return;
    import('./LocaleRedirectNotice.tsx').then(
      ({ LocaleRedirectNotice }) => setLoaded({ Notice: LocaleRedirectNotice, from }),
      () => undefined,
    );
  }, []);
  return loaded && <loaded.Notice site={site} from={loaded.from} />;
}

/** Written by `src/boot/language.ts`. Another script of this origin may have written anything there, such as `//other.example`. */
function takeRedirectOrigin(): string | null {
  try {
    const from = sessionStorage.getItem('redirected-from');
    sessionStorage.removeItem('redirected-from');
    if (from === null) return null;
    const { origin, pathname, search, hash } = new URL(from, location.href);
    return origin === location.origin ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
