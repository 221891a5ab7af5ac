import { useText } from '../hooks/use-text.ts';
import { CONSOLE_PATH, consolePath } from '../model/console-path.ts';
import { pageUrl } from '../model/links.ts';
import { markdownPath } from '../model/markdown-path.ts';
import type { Block } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageProps } from './doc-page-props.ts';
import { MenuText } from './MenuText.tsx';
import { PeekButton } from './PeekButton.tsx';
import { PeekKeySwitch } from './PeekKeySwitch.tsx';

/**
 * The page as Markdown, and elsewhere: its link, its operation as a document and in the console, its source. The whole documents
 * are in the foot of the sidebar.
 */
export function PageActions({ page, site }: DocPageProps) {
  const { t } = useText();
  const markdown = pageUrl(markdownPath(page.path), site);
  return (
    <div className="page-head__actions">
      <div className="split">
        <CopyButton file={markdown} className="button button--small" label={t('page.copy')}>
          {t('page.copy')}
        </CopyButton>
        <Menu buttonClass="button button--small" label={t('page.moreActions')} button={<Icon name="chevron" />}>
          <a href={markdown} rel="external">
            <MenuText icon="file" note={fileName(markdown)}>
              {t('page.viewMarkdown')}
            </MenuText>
          </a>
          <button type="button" data-copy-link="" data-done-text={t('page.copied')}>
            <MenuText icon="copy" note={pageUrl(page.path, site)}>
              {t('page.copyLink')}
            </MenuText>
          </button>
          {page.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
            <BlockLinks key={index} block={block} site={site} />
          ))}
          {site.locales.length > 1 && <PeekKeySwitch />}
        </Menu>
      </div>
      {site.locales.length > 1 && <PeekButton />}
      {site.sourceUrl && page.file && (
        <SmartLink className="button button--small" href={`${site.sourceUrl.replace(/\/$/, '')}/${page.file}`}>
          {t('page.source')}
        </SmartLink>
      )}
    </div>
  );
}

/** The documents of what the page describes. */
function BlockLinks({ block, site }: { block: Block; site: SiteData }) {
  const { t } = useText();
  if (block.kind === 'operation' && block.operation.fragment !== undefined)
    return <OperationLinks fragment={block.operation.fragment} site={site} />;
  const document = block.kind === 'channel' && block.channel.downloads.find(({ format }) => format === 'yaml');
  if (!document) return null;
  return (
    <SmartLink href={document.url}>
      <MenuText icon="download" note={fileName(document.url)}>
        {t('page.viewAsyncApi')}
      </MenuText>
    </SmartLink>
  );
}

/** `external` keeps the router away, as from the Markdown: the console has a document, and a security policy, of its own. */
function OperationLinks({ fragment, site }: { fragment: string; site: SiteData }) {
  const { t } = useText();
  const consoleUrl = pageUrl(consolePath(fragment, site.locale), site);
  return (
    <>
      <SmartLink href={fragment}>
        <MenuText icon="download" note={fileName(fragment)}>
          {t('page.viewOpenApi')}
        </MenuText>
      </SmartLink>
      {site.console && (
        <a href={consoleUrl} rel="external">
          <MenuText icon="ext" note={pageUrl(CONSOLE_PATH, site)}>
            {t('page.openConsole')}
          </MenuText>
        </a>
      )}
    </>
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
