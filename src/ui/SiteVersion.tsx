import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

/**
 * Which contract the pages describe, and since when they say so: on each printed sheet too (`src/boot/print-footer.ts`). Documents of
 * different versions have theirs on the home page.
 */
export function SiteVersion({ site }: { site: SiteData }) {
  const { t } = useText();
  const { downloads, updated } = site;
  const versions = new Set(downloads.flatMap((download) => download.version ?? []));
  const [version] = versions.size === 1 ? versions : [];
  return (
    <>
      {version !== undefined && <span data-printed="">{t('foot.version', { version })}</span>}
      {updated !== undefined && <span data-printed="">{t('foot.updated', { date: updated })}</span>}
    </>
  );
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
