import { createContext, useContext } from 'react';
import type { Text } from '../strings/i18n.ts';

export const TextContext = createContext<Text>((key) => key);

/**
 * Interface texts. One lookup for the whole tree, given by `TextProvider`: `useTranslation` in each of a page's hundreds of
 * components would subscribe each of them to language changes that cannot happen, at 50 µs a component.
 */
export function useText(): { t: Text } {
  return { t: useContext(TextContext) };
}
