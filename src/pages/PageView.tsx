import { lazy, memo } from 'react';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { DocPage } from './DocPage.tsx';

const HomePage = lazy(async () => ({ default: (await import('./HomePage.tsx')).HomePage }));
const OverviewPage = lazy(async () => ({ default: (await import('./OverviewPage.tsx')).OverviewPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

export type PageViewProps = { page: Page; site: SiteData };

/**
 * A page by its layout: always one `main` with the id `main`. Memoised, and without any state from outside that changes: before
 * it is hydrated, a new render of it would throw away the HTML that the reader is looking at.
 */
export const PageView = memo(function PageView({ page, site }: PageViewProps) {
  switch (page.layout) {
    case 'doc':
      return <DocPage page={page} site={site} />;
    case 'home':
      return <HomePage page={page} site={site} />;
    case 'overview':
      return <OverviewPage page={page} />;
    case 'not-found':
      return <NotFoundPage />;
  }
});
