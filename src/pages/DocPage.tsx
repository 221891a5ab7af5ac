import { Blocks, BlockView } from '../blocks/Blocks.tsx';
import { StateMachineView } from '../blocks/diagram/StateMachineView.tsx';
import { OperationView, OutcomeView } from '../blocks/operation/OperationView.tsx';
import { countPanels, SamplePanels } from '../blocks/operation/SamplePanels.tsx';
import { useText } from '../hooks/use-text.ts';
import { getOutline } from '../model/outline.ts';
import type { Block } from '../model/page.ts';
import { inReadingOrder, type Outcome } from '../model/reading-order.ts';
import { isToolPage } from '../model/tool-page.ts';
import type { DocPageProps } from './doc-page-props.ts';
import { Outline } from './Outline.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageHead, PageTitle } from './PageHead.tsx';

/** A page of a section: a guide with its outline, or a reference with its samples beside it. */
export function DocPage(props: DocPageProps) {
  const { page } = props;
  return page.kind === 'guide' ? <GuidePage {...props} /> : <ReferencePage {...props} />;
}

function GuidePage({ page, site, isFirstScreen }: DocPageProps) {
  const { t } = useText();
  const outline = getOutline(page.headings, page.blocks);
  return (
    <main
      className={isToolPage(page.blocks) ? 'page page--guide page--tool' : 'page page--guide'}
      id="main"
      tabIndex={-1}
    >
      <aside className="rail" aria-label={t('page.contents')}>
        <Outline items={outline} title={site.outlineTitle} />
      </aside>
      <article className="prose">
        <PageTitle page={page} site={site} />
        <Blocks blocks={isFirstScreen ? page.blocks.slice(0, FIRST_BLOCKS) : page.blocks} />
        {!isFirstScreen && <PageFoot page={page} site={site} />}
      </article>
    </main>
  );
}

/** The samples come right after the head: on a phone that is the order of reading, and no second copy is needed. */
function ReferencePage({ page, site, isFirstScreen }: DocPageProps) {
  const { t } = useText();
  const outline = getOutline(page.headings, page.blocks);
  const parts = inReadingOrder(page.blocks);
  return (
    <main className="page page--api" id="main" tabIndex={-1}>
      <PageHead page={page} site={site} />
      <aside className="rail" data-panels={countPanels(page.blocks)} aria-label={t('page.aside')}>
        <Outline items={outline} title={site.outlineTitle} />
        <SamplePanels blocks={page.blocks} page={page} />
      </aside>
      <div className="reference">
        {(isFirstScreen ? getFirstParts(parts) : parts).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
          <ReferencePart key={index} part={part} blocks={page.blocks} />
        ))}
        {!isFirstScreen && <PageFoot page={page} site={site} />}
      </div>
    </main>
  );
}

/** More than a screen of any guide. */
const FIRST_BLOCKS = 4;

/** What comes before the operation itself, which is most of the page; the operation, where nothing does. */
function getFirstParts(parts: (Block | Outcome)[]): (Block | Outcome)[] {
  const subject = parts.findIndex(({ kind }) => kind === 'operation' || kind === 'channel');
  return parts.slice(0, Math.max(1, subject));
}

/** Operations and channels bring their own sections; everything else is prose. */
function ReferencePart({ part, blocks }: { part: Block | Outcome; blocks: Block[] }) {
  switch (part.kind) {
    case 'operation':
      return <OperationView operation={part.operation} hasGuide={blocks.length > 1} />;
    case 'outcome':
      return <OutcomeView operation={part.operation} />;
    case 'channel':
      return <BlockView block={part} blocks={blocks} />;
    case 'states':
      return (
        <div className="prose">
          <StateMachineView machine={part.machine} isFolded />
        </div>
      );
    default:
      return (
        <div className="prose">
          <BlockView block={part} blocks={blocks} />
        </div>
      );
  }
}
