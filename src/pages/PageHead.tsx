import { ChannelHead } from '../blocks/channel/ChannelHead.tsx';
import { OperationHead } from '../blocks/operation/OperationHead.tsx';
import { TryItLink } from '../blocks/operation/TryItLink.tsx';
import { Prose } from '../blocks/prose/Prose.tsx';
import { useText } from '../hooks/use-text.ts';
import type { Block } from '../model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { Permalink } from '../ui/Permalink.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageProps } from './doc-page-props.ts';
import { LabAction } from './LabAction.tsx';
import { PageMenu } from './PageMenu.tsx';

/** Head of a reference page: title, then address and facts of each operation or channel on it. */
export function PageHead({ page, site }: DocPageProps) {
  return (
    <header className="page-head">
      <PageTitle page={page} site={site} />
      {page.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
        <BlockHead key={index} block={block} />
      ))}
    </header>
  );
}

function BlockHead({ block }: { block: Block }) {
  if (block.kind === 'operation') return <OperationHead operation={block.operation} />;
  return block.kind === 'channel' ? <ChannelHead channel={block.channel} /> : null;
}

/**
 * Where the page is, its title, its one primary action, everything else in a menu, and the first sentence, unless it is the title again, made
 * for search engines alone.
 */
export function PageTitle({ page, site }: DocPageProps) {
  return (
    <>
      <div className="page-head__context">
        <Breadcrumbs page={page} site={site} />
        <StatusMarks page={page} />
      </div>
      <div className="page-head__row page-head">
        <h1 id="title">
          {page.titleNodes ? <Prose nodes={page.titleNodes} /> : page.title}
          <Permalink id="title" name={page.title} />
        </h1>
        <div className="page-head__actions">
          {site.tryIt && page.blocks.some(hasSample) && <TryItLink />}
          <LabAction blocks={page.blocks} />
          <PageMenu page={page} site={site} />
        </div>
      </div>
      {page.description && !page.description.startsWith(`${page.title} · `) && (
        <p className="lede">{page.description}</p>
      )}
    </>
  );
}

/** An operation that the reader calls. */
function hasSample(block: Block): boolean {
  return block.kind === 'operation' && !block.operation.webhook && block.operation.samples.length > 0;
}

function StatusMarks({ page: { blocks, status } }: Pick<DocPageProps, 'page'>) {
  const { t } = useText();
  const isDeprecated = blocks.some((block) => block.kind === 'operation' && block.operation.deprecated);
  return (
    <>
      {status === 'draft' && <span className="page-head__mark">{t('page.draft')}</span>}
      {isDeprecated && <span className="page-head__mark page-head__mark--bad">{t('page.deprecated')}</span>}
    </>
  );
}

/** The way to the page. Not the page itself, whose title is below, nor the area above a group: the switch of the sidebar marks it. */
function Breadcrumbs({ page: { breadcrumbs }, site }: DocPageProps) {
  const { t } = useText();
  const all = breadcrumbs.slice(0, -1);
  const ancestors = all.filter(({ path }) => all.length === 1 || !site.areas?.some(({ link }) => link === path));
  if (ancestors.length === 0) return null;
  return (
    <nav className="crumb" aria-label={t('page.breadcrumbs')}>
      {ancestors.map(({ text, path }, index) => (
        <span key={text}>
          {index > 0 && <Icon name="chevron" />}
          {path === undefined ? text : <SmartLink href={path}>{text}</SmartLink>}
        </span>
      ))}
    </nav>
  );
}
