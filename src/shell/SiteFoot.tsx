import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { HelpLinks, SiteVersion } from '../ui/SiteVersion.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** Foot of pages that are outside of a section: where to read, what the contract is, who helps. Pages of a section have their own. */
export function SiteFoot({ site }: { site: SiteData }) {
  const { t } = useText();
  return (
    <footer className="site-foot">
      <div className="site-foot__columns">
        <nav aria-labelledby="foot-read">
          <h2 id="foot-read">{t('foot.read')}</h2>
          {(site.areas ?? []).map(({ text, link = '/' }) => (
            <SmartLink key={text} href={link}>
              {text}
            </SmartLink>
          ))}
          <RouteLink to="/reference/">{t('overview.title')}</RouteLink>
        </nav>
        {site.footLinks && (
          <nav aria-labelledby="foot-contract">
            <h2 id="foot-contract">{t('foot.contract')}</h2>
            {site.footLinks.map(({ path, title }) => (
              <SmartLink key={path} href={path}>
                {title}
              </SmartLink>
            ))}
          </nav>
        )}
        {site.foot?.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ path, title }) => (
              <SmartLink key={path} href={path}>
                {title}
              </SmartLink>
            ))}
          </nav>
        ))}
        {site.support && (
          <nav aria-labelledby="foot-help">
            <h2 id="foot-help">{t('foot.help')}</h2>
            <HelpLinks support={site.support} hasStatus />
          </nav>
        )}
      </div>
      <p className="site-foot__row">
        <span>{site.foot?.note ?? `© ${site.title}`}</span>
        <SiteVersion site={site} />
      </p>
    </footer>
  );
}
