import type { Block, Page } from '../model/page.ts';
import { loadCatalogueStrings } from '../site/i18n.ts';
import type { ChannelView } from './channel/ChannelView.tsx';
import type { ErrorCatalogueView } from './errors/ErrorCatalogueView.tsx';

/** Kinds of blocks whose code is not in the shell, because few pages have them. */
type LazyBlockData = Extract<Block, { kind: 'errors' | 'channel' }>;

const views: { errors?: typeof ErrorCatalogueView; channel?: typeof ChannelView } = {};

/**
 * The page, when the code of its blocks is there. Whoever shows or hydrates a page waits for this, so that nothing on it is empty at
 * first: a target that the address names could not be scrolled to.
 */
export async function preloadBlocks(page: Page): Promise<Page> {
  const needs = (kind: LazyBlockData['kind']) => 'blocks' in page && page.blocks.some((block) => block.kind === kind);
  if (needs('errors')) {
    const strings = loadCatalogueStrings(page.locale);
    views.errors = (await import('./errors/ErrorCatalogueView.tsx')).ErrorCatalogueView;
    await strings;
  }
  if (needs('channel')) views.channel = (await import('./channel/ChannelView.tsx')).ChannelView;
  return page;
}

export function LazyBlock({ block }: { block: LazyBlockData }) {
  const { errors: Errors, channel: Channel } = views;
  if (block.kind === 'errors') return Errors && <Errors {...block} />;
  return Channel && <Channel channel={block.channel} />;
}
