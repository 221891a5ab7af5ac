import { useText } from '../hooks/use-text.ts';
import { downloadRows } from '../model/sidebar-of-page.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** The published documents: a card for each, with its formats, their sizes, and the version that they describe. */
export function HomeDownloads({ site: { downloads, updated } }: { site: SiteData }) {
  const { t } = useText();
  const rows = downloadRows(downloads);
  if (rows.length === 0) return null;
  return (
    <section className="home-section">
      <h2>{t('home.downloads')}</h2>
      <p>{t('home.downloadsLead')}</p>
      <div className="downloads">
        {rows.map(({ label, files }) => (
          <section key={label} className="download">
            <h3>
              <Icon name={files[0]?.url.includes('asyncapi') ? 'plug' : 'file'} />
              {label}
            </h3>
            {files.map(({ format, url, size }) => (
              <SmartLink key={url} href={url} download="" aria-label={`${label} ${format.toUpperCase()}`}>
                <Icon name="download" />
                <code>{format.toUpperCase()}</code>
                {size !== undefined && <small>{t('home.size', { size: Math.round(size / 1000) })}</small>}
              </SmartLink>
            ))}
            <p>{[files[0]?.version, updated].filter(Boolean).join(' · ')}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
