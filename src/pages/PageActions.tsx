import { useText } from '../hooks/use-text.ts';
import type { Download } from '../model/operation.ts';
import type { Block } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageData } from './DocPage.tsx';

/** Copy the page; its documents; its source. */
export function PageActions({ page, site }: { page: DocPageData; site: SiteData }) {
  const { t } = useText();
  const downloads = page.blocks.flatMap(downloadsOf);
  return (
    <div className="ph__act">
      <div className="split">
        <CopyButton from="main" className="btn btn--sm" label={t('page.copy')}>
          {t('page.copy')}
        </CopyButton>
        {downloads.length > 0 && (
          <Menu
            buttonClass="btn btn--sm"
            popClass="pop--wide"
            label={t('page.moreActions')}
            button={<Icon name="chev" />}
          >
            {downloads.map(({ label, format, url }) => (
              <SmartLink key={url} href={url} download="">
                <Icon name="dl" />
                <span>
                  {t('page.downloadDocument', { name: `${label} ${format.toUpperCase()}` })}
                  <small>{url.split('/').at(-1)}</small>
                </span>
              </SmartLink>
            ))}
          </Menu>
        )}
      </div>
      {site.sourceUrl && page.file && (
        <SmartLink className="btn btn--sm" href={`${site.sourceUrl.replace(/\/$/, '')}/${page.file}`}>
          {t('page.source')}
        </SmartLink>
      )}
    </div>
  );
}

function downloadsOf(block: Block): Download[] {
  if (block.kind === 'operation') return block.operation.downloads;
  return block.kind === 'channel' ? block.channel.downloads : [];
}
