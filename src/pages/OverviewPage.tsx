import { LazyOverview } from '../blocks/lazy-blocks.tsx';
import type { Page } from '../model/page.ts';

/** Every page of the site, the way between them, and a filter. */
export function OverviewPage({ page }: { page: Extract<Page, { layout: 'overview' }> }) {
  return (
    <main className="page page--full" id="main" tabIndex={-1}>
      <LazyOverview page={page} />
    </main>
  );
}
