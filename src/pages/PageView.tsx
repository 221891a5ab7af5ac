import { memo } from 'react';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { DocPage } from './DocPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';

export type PageViewProps = { page: Page; site: SiteData; isFirstScreen?: boolean | undefined };

/**
 * A page by its layout: always one `main` with the id `main`. All layouts are in one bundle: the smaller ones are 3 kB
 * together, and as chunks of their own they would show an empty page while they load. Memoised, and without any state from
 * outside that changes: before it is hydrated, a new render of it would throw away the HTML that the reader looks at.
 */
export const PageView = memo(function PageView({ page, site, isFirstScreen = false }: PageViewProps) {
  switch (page.layout) {
    case 'doc':
      return <DocPage page={page} site={site} isFirstScreen={isFirstScreen} />;
    case 'home':
      return <HomePage page={page} site={site} />;
    case 'overview':
      return <OverviewPage page={page} />;
    case 'not-found':
      return <NotFoundPage page={page} site={site} />;
  }
});
