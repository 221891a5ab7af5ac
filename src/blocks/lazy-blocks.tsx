import type { ComponentProps } from 'react';
import type { Block, Page } from '../model/page.ts';
import { loadCatalogueStrings, loadChannelStrings, loadOverviewStrings } from '../site/i18n.ts';
import type { ChannelPanels } from './channel/ChannelPanels.tsx';
import type { ChannelView } from './channel/ChannelView.tsx';
import type { ErrorCatalogueView } from './errors/ErrorCatalogueView.tsx';
import type { ErrorLookup } from './errors/ErrorLookup.tsx';
import type { OverviewView } from './overview/OverviewView.tsx';

/** Kinds of blocks whose code is not in the shell, because few pages have them. */
type LazyBlockData = Extract<Block, { kind: 'errors' | 'error-lookup' | 'channel' }>;

type Views = {
  errors?: typeof ErrorCatalogueView;
  lookup?: typeof ErrorLookup;
  channel?: typeof ChannelView;
  panels?: typeof ChannelPanels;
  overview?: typeof OverviewView;
};

const views: Views = {};

/**
 * The page, when the code of its blocks is there. Whoever shows or hydrates a page waits for this, so that nothing on it is empty at
 * first: a target that the address names could not be scrolled to.
 */
export async function preloadBlocks(page: Page): Promise<Page> {
  const needs = (kind: LazyBlockData['kind']) => 'blocks' in page && page.blocks.some((block) => block.kind === kind);
  if (needs('errors')) {
    const strings = loadCatalogueStrings(page.locale);
    const errors = await import('./errors/ErrorCatalogueView.tsx');
    views.errors = errors.ErrorCatalogueView;
    views.lookup = errors.ErrorLookup;
    await strings;
  }
  if (needs('channel')) {
    const strings = loadChannelStrings(page.locale);
    const [view, panels] = await Promise.all([
      import('./channel/ChannelView.tsx'),
      import('./channel/ChannelPanels.tsx'),
    ]);
    views.channel = view.ChannelView;
    views.panels = panels.ChannelPanels;
    await strings;
  }
  if (page.layout === 'overview') {
    const strings = loadOverviewStrings(page.locale);
    views.overview = (await import('./overview/OverviewView.tsx')).OverviewView;
    await strings;
  }
  return page;
}

/** `blocks` are those of the page: the field that finds an error code answers from the catalogue among them. */
export function LazyBlock({ block, blocks }: { block: LazyBlockData; blocks: Block[] }) {
  const { errors: Errors, lookup: Lookup, channel: Channel } = views;
  switch (block.kind) {
    case 'errors':
      return Errors && <Errors {...block} hasLookup={blocks.some(({ kind }) => kind === 'error-lookup')} />;
    case 'error-lookup': {
      const errors = blocks.find((other) => other.kind === 'errors' && !other.excerpt);
      return Lookup && errors?.kind === 'errors' && <Lookup catalogue={errors.catalogue} checker={block.checker} />;
    }
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
