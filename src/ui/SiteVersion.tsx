import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import type { Text } from '../site/i18n.ts';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

/** Which contract the pages describe, and since when they say so. */
export function SiteVersion({ site }: { site: SiteData }) {
  const { t } = useText();
  return getVersionWords(site, t).map((words) => <span key={words}>{words}</span>);
}

export function getVersionWords({ downloads, updated }: SiteData, t: Text): string[] {
  const version = downloads.find((download) => download.version !== undefined)?.version;
  return [
    ...(version === undefined ? [] : [t('foot.version', { version })]),
    ...(updated === undefined ? [] : [t('foot.updated', { date: updated })]),
  ];
}

type HelpLinksProps = { support: NonNullable<SiteData['support']>; hasStatus?: boolean };

/** Where a reader reports a mistake, and whom to ask. */
export function HelpLinks({ support: { report, email, status }, hasStatus }: HelpLinksProps) {
  const { t } = useText();
  return (
    <>
      <SmartLink href={report}>{t('foot.report')}</SmartLink>
      <SmartLink href={`mailto:${email}`}>
        {t('foot.support')}
        <Icon name="mail" />
      </SmartLink>
      {hasStatus && <SmartLink href={status}>{t('foot.status')}</SmartLink>}
    </>
  );
}
