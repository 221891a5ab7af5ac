import { useText } from '../hooks/use-text.ts';
import { consolePath } from '../model/console-path.ts';
import { pageUrl } from '../model/links.ts';
import { markdownPath } from '../model/markdown-path.ts';
import type { Block } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageData } from './DocPage.tsx';

/**
 * The page as Markdown, and elsewhere: its link, its operation as a document and in the console, its source. The whole documents
 * are in the foot of the sidebar.
 */
export function PageActions({ page, site }: { page: DocPageData; site: SiteData }) {
  const { t } = useText();
  const markdown = pageUrl(markdownPath(page.path), site);
  return (
    <div className="ph__act">
      <div className="split">
        <CopyButton file={markdown} className="btn btn--sm" label={t('page.copy')}>
          {t('page.copy')}
        </CopyButton>
        <Menu buttonClass="btn btn--sm" label={t('page.moreActions')} button={<Icon name="chev" />}>
          <a href={markdown}>{t('page.viewMarkdown')}</a>
          <button type="button" data-copy-link="" data-done-text={t('page.copied')}>
            {t('page.copyLink')}
          </button>
          {page.blocks.map((block) => (
            <OperationLinks key={block.kind === 'operation' ? block.operation.id : ''} block={block} site={site} />
          ))}
        </Menu>
      </div>
      {site.sourceUrl && page.file && (
        <SmartLink className="btn btn--sm" href={`${site.sourceUrl.replace(/\/$/, '')}/${page.file}`}>
          {t('page.source')}
        </SmartLink>
      )}
    </div>
  );
}

/** `external` keeps the router away: the console has a document, and a security policy, of its own. */
function OperationLinks({ block, site }: { block: Block; site: SiteData }) {
  const { t } = useText();
  if (block.kind !== 'operation' || block.operation.fragment === undefined) return null;
  const { fragment } = block.operation;
  return (
    <>
      <SmartLink href={fragment}>{t('page.viewOpenApi')}</SmartLink>
      {site.console && (
        <a href={pageUrl(consolePath(fragment, site.locale), site)} rel="external">
          {t('page.openConsole')}
        </a>
      )}
    </>
  );
}
