import { useText } from '../hooks/use-text.ts';
import { type ConsoleDocument, consoleDocument } from '../model/console-path.ts';
import { withBase } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';
import { SmartLink } from '../ui/SmartLink.tsx';

/** The place of the console. What is in it until the console has loaded, and for good without script, are links to the documents. */
export function ConsolePage({ site }: { site: SiteData }) {
  const { t } = useText();
  const files = site.downloads.filter(({ format, url }) => format === 'json' && url.includes('/openapi/'));
  const documents = files.map(({ label, url }): ConsoleDocument => {
    const slug = consoleDocument(url, site.locale);
    return { title: label, slug, url: withBase(url, site.base) };
  });
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="visually-hidden">{t('console.title')}</h1>
      <div id="console" className="console" data-locale={site.locale} data-documents={JSON.stringify(documents)}>
        <div className="page page--full">
          <p className="console__title" aria-hidden="true">
            {t('console.title')}
          </p>
          <progress className="console__progress" aria-label={t('console.title')} />
          <p className="lede">{t('console.waiting')}</p>
          <ul>
            {files.map(({ label, url }) => (
              <li key={url}>
                <SmartLink className="text-link" href={url}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
