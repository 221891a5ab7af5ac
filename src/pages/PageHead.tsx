import { ChannelHead } from '../blocks/channel/ChannelHead.tsx';
import { OperationHead } from '../blocks/operation/OperationHead.tsx';
import { Prose } from '../blocks/prose/Prose.tsx';
import { useText } from '../hooks/use-text.ts';
import type { Block } from '../model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { Permalink } from '../ui/Permalink.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import type { DocPageProps } from './doc-page-props.ts';
import { LabAction } from './LabAction.tsx';
import { PageActions } from './PageActions.tsx';

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

/** Breadcrumbs, title, badges, actions and the first sentence, unless it is the title again, made for search engines alone. */
export function PageTitle({ page, site }: DocPageProps) {
  const { t } = useText();
  const isDeprecated = page.blocks.some((block) => block.kind === 'operation' && block.operation.deprecated);
  return (
    <>
      <Breadcrumbs page={page} />
      <div className="page-head__row page-head">
        <h1 id="title">
          {page.titleNodes ? <Prose nodes={page.titleNodes} /> : page.title}
          <Permalink id="title" name={page.title} />
        </h1>
        {page.status === 'draft' && <DraftBadge href={site.draftPage} />}
        {isDeprecated && <span className="badge badge--bad">{t('page.deprecated')}</span>}
        <PageActions page={page} site={site} />
        <LabAction blocks={page.blocks} />
      </div>
      {page.description && !page.description.startsWith(`${page.title} · `) && (
        <p className="lede">{page.description}</p>
      )}
    </>
  );
}

/** Leads to what a draft is, where the site has such a page. */
function DraftBadge({ href }: { href: string | undefined }) {
  const { t } = useText();
  const content = (
    <>
      <Icon name="pen" />
      {t('page.draft')}
    </>
  );
  const shared = { className: 'badge badge--draft', title: t('page.draftExplanation') };
  if (href === undefined) return <span {...shared}>{content}</span>;
  return (
    <SmartLink {...shared} href={href}>
      {content}
    </SmartLink>
  );
}

/** The way to the page; the last of them is the page itself, whose title is below. */
function Breadcrumbs({ page: { breadcrumbs } }: Pick<DocPageProps, 'page'>) {
  const { t } = useText();
  const ancestors = breadcrumbs.slice(0, -1);
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
