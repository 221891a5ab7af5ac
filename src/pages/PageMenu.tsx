import { useText } from '../hooks/use-text.ts';
import { CONSOLE_PATH, consolePath } from '../model/console-path.ts';
import { pageUrl } from '../model/links.ts';
import { markdownPath } from '../model/markdown-path.ts';
import type { Block } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { YOUR_VALUES } from '../model/your-values.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageProps } from './doc-page-props.ts';
import { MenuText } from './MenuText.tsx';
import { PeekEntries } from './PeekEntries.tsx';

/**
 * Everything that can be done with a page besides its primary action: the page as Markdown, its link, its operation as a document and in the
 * console, the other language, what a draft is. The source is in the foot, the whole documents are in the foot of the sidebar.
 */
export function PageMenu({ page, site }: DocPageProps) {
  const { t } = useText();
  const markdown = pageUrl(markdownPath(page.path), site);
  const button = (
    <>
      {t('page.menu')}
      <Icon name="chevron" />
    </>
  );
  return (
    <Menu className="page-menu" buttonClass="button" button={button}>
      <CopyButton file={markdown} label={t('page.copy')} className="">
        {t('page.copy')}
      </CopyButton>
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
      {site.locales.length > 1 && <PeekEntries />}
      {page.status === 'draft' && <DraftMeaning href={site.draftPage} />}
    </Menu>
  );
}

/** What can be done with what the page describes. */
function BlockLinks({ block, site }: { block: Block; site: SiteData }) {
  const { t } = useText();
  if (block.kind === 'operation') return <OperationLinks operation={block.operation} site={site} />;
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

type OperationLinksProps = Pick<Extract<Block, { kind: 'operation' }>, 'operation'> & { site: SiteData };

/** `external` keeps the router away, as from the Markdown: the console has a document, and a security policy, of its own. */
function OperationLinks({ operation: { fragment, samples }, site }: OperationLinksProps) {
  const { t } = useText();
  return (
    <>
      {site.hasValues && samples.length > 0 && (
        // A fragment, so that Back closes the dialog. No element has its id, because the page must not scroll behind it.
        <a href={`#${YOUR_VALUES}`} aria-haspopup="dialog" aria-label={t('tryIt.values')}>
          <MenuText icon="pen" note={t('tryIt.valuesNote')}>
            {t('tryIt.values')}
          </MenuText>
        </a>
      )}
      {fragment !== undefined && (
        <SmartLink href={fragment}>
          <MenuText icon="download" note={fileName(fragment)}>
            {t('page.viewOpenApi')}
          </MenuText>
        </SmartLink>
      )}
      {site.console && fragment !== undefined && (
        <a href={pageUrl(consolePath(fragment, site.locale), site)} rel="external">
          <MenuText icon="ext" note={pageUrl(CONSOLE_PATH, site)}>
            {t('page.openConsole')}
          </MenuText>
        </a>
      )}
    </>
  );
}

/** Leads to what a draft is, where the site has such a page. */
function DraftMeaning({ href }: { href: string | undefined }) {
  const { t } = useText();
  const text = (
    <MenuText icon="info" note={t('page.draftExplanation')}>
      {t('page.draft')}
    </MenuText>
  );
  return href === undefined ? <p className="menu-panel__note">{text}</p> : <SmartLink href={href}>{text}</SmartLink>;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
