import { useText } from '../hooks/use-text.ts';
import type { Download } from '../model/operation.ts';
import { downloadRows } from '../model/sidebar-of-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** The published documents. */
export function HomeDownloads({ downloads }: { downloads: Download[] }) {
  const { t } = useText();
  const rows = downloadRows(downloads);
  if (rows.length === 0) return null;
  return (
    <section className="home-section">
      <h2>{t('home.downloads')}</h2>
      <p>{t('home.downloadsLead')}</p>
      <div className="downloads">
        {rows.flatMap(({ label, files }) =>
          files.map(({ format, url }) => (
            <SmartLink key={url} href={url} className="download" download="">
              <Icon name={url.includes('asyncapi') ? 'plug' : 'code'} />
              <b>{label}</b>
              <span>{format.toUpperCase()}</span>
              <Icon name="dl" />
            </SmartLink>
          )),
        )}
      </div>
    </section>
  );
}
