import type { Source } from '../data/source.ts';
import { keepFonts } from '../dom/fonts.ts';
import { idle } from '../dom/idle.ts';
import type { Page } from '../model/page.ts';

/** Loads what the reader may want next, when the browser has nothing else to do: the pages before and after this one, and fonts. */
export async function prefetchLater(source: Source, visited: Page | Promise<Page> | undefined): Promise<void> {
  const page = await visited;
  await idle();
  for (const neighbour of [page?.next, page?.previous]) {
    if (neighbour) source.page(neighbour.path).catch(() => undefined);
  }
  await keepFonts();
}
