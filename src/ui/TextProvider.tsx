import type { i18n, ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Text, TextContext } from '../hooks/use-text.ts';

type TextProviderProps = { i18n: i18n; children: ReactNode };

/** Gives the tree its language. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Texts>{children}</Texts>
    </I18nextProvider>
  );
}

function Texts({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  return <TextContext value={textsOf(i18n, t)}>{children}</TextContext>;
}

// An instance speaks one language for all its life, and the prerender draws thousands of pages with it.
const known = new WeakMap<i18n, Text>();

function textsOf(i18n: i18n, t: Text): Text {
  const text = known.get(i18n) ?? remember(t);
  known.set(i18n, text);
  return text;
}

/** Texts without values are the same every time, and a page asks for some of them a hundred times. */
function remember(t: Text): Text {
  const texts = new Map<ParseKeys, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = texts.get(key) ?? t(key);
    texts.set(key, text);
    return text;
  };
}
