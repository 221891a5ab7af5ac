import type { ComponentProps, ReactNode } from 'react';
import type { Block, Page } from '../model/page.ts';
import { loadStrings } from '../strings/i18n.ts';
import type { ChannelPanels } from './channel/ChannelPanels.tsx';
import type { ChannelView } from './channel/ChannelView.tsx';
import type { ErrorCatalogueView } from './errors/ErrorCatalogueView.tsx';
import type { ErrorLookup } from './errors/ErrorLookup.tsx';
import type { FoldFilter, FoldList } from './folds/FoldList.tsx';
import type { OverviewView } from './overview/OverviewView.tsx';
import type { PackageList } from './packages/PackageList.tsx';
import type { StepList } from './steps/StepList.tsx';

/** Kinds of blocks whose code is not in the shell, because few pages have them. */
type LazyBlockData = Extract<
  Block,
  { kind: 'errors' | 'error-lookup' | 'channel' | 'folds' | 'fold-filter' | 'packages' | 'steps' }
>;

type Views = {
  errors?: typeof ErrorCatalogueView;
  lookup?: typeof ErrorLookup;
  channel?: typeof ChannelView;
  panels?: typeof ChannelPanels;
  overview?: typeof OverviewView;
  folds?: typeof FoldList;
  filter?: typeof FoldFilter;
  steps?: typeof StepList;
  packages?: typeof PackageList;
};

const views: Views = {};

/**
 * The page, when the code of its blocks is there. Whoever shows or hydrates a page waits for this, so that nothing on it is empty at
 * first: a target that the address names could not be scrolled to.
 */
export async function preloadBlocks(page: Page): Promise<Page> {
  const needs = (kind: LazyBlockData['kind']) => 'blocks' in page && page.blocks.some((block) => block.kind === kind);
  if (needs('errors')) {
    const strings = loadStrings(page.locale, 'blocks');
    const errors = await import('./errors/ErrorCatalogueView.tsx');
    views.errors = errors.ErrorCatalogueView;
    views.lookup = errors.ErrorLookup;
    await strings;
  }
  if (needs('channel')) {
    const strings = loadStrings(page.locale, 'blocks');
    const [view, panels] = await Promise.all([
      import('./channel/ChannelView.tsx'),
      import('./channel/ChannelPanels.tsx'),
    ]);
    views.channel = view.ChannelView;
    views.panels = panels.ChannelPanels;
    await strings;
  }
  if (needs('folds')) {
    const { FoldList, FoldFilter } = await import('./folds/FoldList.tsx');
    views.folds = FoldList;
    views.filter = FoldFilter;
  }
  if (needs('steps')) views.steps = (await import('./steps/StepList.tsx')).StepList;
  if (needs('packages')) views.packages = (await import('./packages/PackageList.tsx')).PackageList;
  if (page.layout === 'overview') {
    const strings = loadStrings(page.locale, 'blocks');
    views.overview = (await import('./overview/OverviewView.tsx')).OverviewView;
    await strings;
  }
  return page;
}

type LazyBlockProps = {
  block: LazyBlockData;
  /** Those of the page: a field above answers from a catalogue or narrows down folds among them. */
  blocks: Block[];
  renderBlocks(blocks: Block[]): ReactNode;
};

export function LazyBlock({ block, blocks, renderBlocks }: LazyBlockProps) {
  const { errors: Errors, lookup: Lookup, channel: Channel, folds: Folds, filter: Filter } = views;
  const { packages: Packages, steps: Steps } = views;
  switch (block.kind) {
    case 'errors':
      return Errors && <Errors {...block} hasLookup={blocks.some(({ kind }) => kind === 'error-lookup')} />;
    case 'error-lookup': {
      const errors = blocks.find((other) => other.kind === 'errors' && !other.excerpt);
      return Lookup && errors?.kind === 'errors' && <Lookup catalogue={errors.catalogue} checker={block.checker} />;
    }
    case 'folds':
      return Folds && <Folds folds={block.folds} renderBlocks={renderBlocks} />;
    case 'fold-filter':
      return Filter && <Filter folds={blocks.flatMap((other) => (other.kind === 'folds' ? other.folds : []))} />;
    case 'steps':
      return Steps && <Steps steps={block.steps} />;
    case 'packages':
      return Packages && <Packages items={block.items} />;
    case 'channel':
      return Channel && <Channel channel={block.channel} />;
  }
}

/** What the column of samples shows of a channel. */
export function LazyChannelPanels(props: ComponentProps<typeof ChannelPanels>) {
  const { panels: Panels } = views;
  return Panels && <Panels {...props} />;
}

export function LazyOverview({ page }: { page: Extract<Page, { layout: 'overview' }> }) {
  const { overview: Overview } = views;
  return Overview && <Overview page={page} />;
}
