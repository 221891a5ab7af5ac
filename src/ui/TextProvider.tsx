import type { i18n, ParseKeys } from 'i18next';
import { type ReactNode, useMemo } from 'react';
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
  const { t } = useTranslation();
  const text = useMemo(() => remember(t), [t]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** Texts without values are the same every time, and a page asks for some of them a hundred times. */
function remember(t: Text): Text {
  const known = new Map<ParseKeys, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
}
