import type { ParseKeys } from 'i18next';
import { createContext, useContext } from 'react';

/** The interface text of a key, in the language of the page. */
export type Text = (key: ParseKeys, values?: Record<string, string | number>) => string;

export const TextContext = createContext<Text>((key) => key);

/**
 * Interface texts. One lookup for the whole tree, given by `TextProvider`: `useTranslation` in each of a page's hundreds of
 * components would subscribe each of them to language changes that cannot happen, at 50 µs a component.
 */
export function useText(): { t: Text } {
  return { t: useContext(TextContext) };
}
