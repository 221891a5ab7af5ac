import { useText } from '../hooks/use-text.ts';
import type { PageLink } from '../model/page-link.ts';
import { HelpLinks, SiteVersion } from '../ui/SiteVersion.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageProps } from './doc-page-props.ts';

/** Previous and next page of the section, and the source. */
export function PageFoot({ page, site }: DocPageProps) {
  const { t } = useText();
  return (
    <footer className="page-foot">
      {(page.previous || page.next) && (
        <nav className="pager" aria-label={t('page.adjacent')}>
          {page.previous && <AdjacentLink link={page.previous} rel="prev" label={t('page.previous')} />}
          {page.next && <AdjacentLink link={page.next} rel="next" label={t('page.next')} />}
        </nav>
      )}
      <div className="page-foot__row">
        <SiteVersion site={site} />
        {site.support && <HelpLinks support={site.support} />}
        {site.sourceUrl && page.file && (
          <SmartLink href={`${site.sourceUrl.replace(/\/$/, '')}/${page.file}`}>{t('page.viewSource')}</SmartLink>
        )}
      </div>
    </footer>
  );
}

function AdjacentLink({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }) {
  return (
    <SmartLink className={`pager__${rel}`} rel={rel} href={link.path}>
      <span>{label}</span>
      <b>{link.title}</b>
    </SmartLink>
  );
}
