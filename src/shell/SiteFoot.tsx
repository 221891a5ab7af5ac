import { useText } from '../hooks/use-text.ts';
import { downloadRows } from '../model/sidebar-of-page.ts';
import type { SiteData } from '../model/site.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** Foot of pages that stand outside of a section; pages of a section have their own. */
export function SiteFoot({ site }: { site: SiteData }) {
  const { t } = useText();
  return (
    <footer className="site-foot">
      <div className="page-foot page-foot__row">
        <span>{`© ${site.title}`}</span>
        <RouteLink to="/reference/">{t('overview.title')}</RouteLink>
        {downloadRows(site.downloads).flatMap(({ label, files }) =>
          files.slice(0, 1).map(({ url }) => (
            <SmartLink key={url} href={url} download="">
              {label}
            </SmartLink>
          )),
        )}
      </div>
    </footer>
  );
}
