import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TextContext } from '../hooks/use-text.ts';
import { memoiseTexts, type Text } from '../strings/i18n.ts';

type TextProviderProps = { i18n: i18n; children: ReactNode };

/** Gives the tree its language. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Texts i18n={i18n}>{children}</Texts>
    </I18nextProvider>
  );
}

function Texts({ i18n, children }: TextProviderProps) {
  const { t } = useTranslation();
  return <TextContext value={getTexts(i18n, t)}>{children}</TextContext>;
}

// An instance speaks one language for all its life, and the prerender renders thousands of pages with it. Not by the instance that
// `useTranslation` gives: that is another wrapper on each page.
const cache = new WeakMap<i18n, Text>();

function getTexts(i18n: i18n, t: i18n['t']): Text {
  const text = cache.get(i18n) ?? memoiseTexts({ t });
  cache.set(i18n, text);
  return text;
}
