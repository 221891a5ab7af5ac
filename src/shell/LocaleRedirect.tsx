import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { SiteData } from '../model/site.ts';
import type { MovedNotice } from './LocaleRedirectNotice.tsx';

type Loaded = { Notice: ComponentType<ComponentProps<typeof MovedNotice>>; from: string };

/** The notice of a first visit that the starter has moved, once; hardly any visit needs it, so it is loaded then. */
export function Moved({ site }: { site: SiteData }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const from = takeMovedFrom();
    if (from === null) return;
    import('./LocaleRedirectNotice.tsx').then(
      ({ MovedNotice }) => setLoaded({ Notice: MovedNotice, from }),
      () => undefined,
    );
  }, []);
  return loaded && <loaded.Notice site={site} from={loaded.from} />;
}

/** Written by `src/boot/language.ts`. */
function takeMovedFrom(): string | null {
  try {
    const from = sessionStorage.getItem('moved-from');
    sessionStorage.removeItem('moved-from');
    return from;
  } catch {
    return null;
  }
}
