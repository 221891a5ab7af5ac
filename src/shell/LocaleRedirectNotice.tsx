import { useState } from 'react';
import { useText } from '../hooks/use-text.ts';
import { readAddress } from '../model/page-address.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';

type LocaleRedirectNoticeProps = {
  site: SiteData;
  /** Address that the reader requested, with query and fragment. */
  from: string;
};

/** Says that the first visit was moved to the reader's language, and leads back. */
export function LocaleRedirectNotice({ site, from }: LocaleRedirectNoticeProps) {
  const { t } = useText();
  const [isShown, setShown] = useState(true);
  const requestedLocale = readAddress(from.replace(/[?#].*$/s, ''), site)?.locale;
  const other = site.locales.find(({ locale }) => locale === requestedLocale);
  const own = site.locales.find(({ locale }) => locale === site.locale);
  if (!isShown || !other || !own) return null;
  return (
    <section className="locale-redirect" aria-label={t('moved.label')}>
      <p role="status">{t('moved.text', { language: own.name })}</p>
      {/* Like a choice in the language menu; the boot script stores it. */}
      <a className="text-link" href={from} lang={other.tag} hrefLang={other.tag} data-switcher="">
        {other.name}
      </a>
      <button type="button" className="icon-button" aria-label={t('close')} onClick={() => setShown(false)}>
        <Icon name="x" />
      </button>
    </section>
  );
}
