import type { Source } from '../data/source.ts';
import { idle } from '../dom/idle.ts';
import type { Page } from '../model/page.ts';

/** Prefetches when the browser is idle: the pages before and after this one. */
export async function prefetchOnIdle(source: Source, current: Page | Promise<Page> | undefined): Promise<void> {
  const page = await current;
  await idle();
  for (const neighbour of [page?.next, page?.previous]) {
    if (neighbour) source.page(neighbour.path).catch(() => undefined);
  }
}
