import { createContext, useContext } from 'react';
import type { LinkBase } from '../model/links.ts';

/**
 * The part of the site that links need. Its value is the site data itself and changes with the language only, that is never
 * while a page is waiting to be hydrated.
 */
export const LinkBaseContext = createContext<LinkBase>({ base: '/', locale: 'en', defaultLocale: 'en', versions: [] });

export function useLinkBase(): LinkBase {
  return useContext(LinkBaseContext);
}
