import type { i18n } from 'i18next';
import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { SampleLoaderContext } from '../hooks/use-deferred-samples.ts';
import { FlowRunnerContext, type FlowRunnerProps } from '../hooks/use-flow-runner.ts';
import { ToolLoaderContext, type ToolProps } from '../hooks/use-tool.ts';
import type { Cards } from '../model/card.ts';
import type { CodeSample } from '../model/operation.ts';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { PageLinks } from '../navigation/PageLinks.tsx';
import type { RouteState } from '../navigation/route-state.ts';
import { FailedPage } from '../pages/FailedPage.tsx';
import { PageView } from '../pages/PageView.tsx';
import { Shell } from '../shell/Shell.tsx';
import { LinkBaseContext } from '../ui/link-base.ts';
import { TextProvider } from '../ui/TextProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type AppProps = {
  site: SiteData;
  i18n: i18n;
  route: RouteState;
  navigator: Navigator;
  /** Asks for the items of a lazy sidebar group. */
  onOpenPart?: (key: string) => void;
  onRetry: () => void;
  /** The search buttons. */
  search?: ReactNode;
  /** Opens over the page, when the address says so. */
  tryIt?: ReactNode;
  /** Fetches what links say of their targets. */
  loadCards?: () => Promise<Cards>;
  /** Fetches the samples that a page leaves out. */
  loadSamples?: (path: string) => Promise<CodeSample[]>;
  /** Loads what runs the steps of a page. */
  loadFlowRunner?: () => Promise<ComponentType<FlowRunnerProps>>;
  /** Loads a program that a page holds. */
  loadTool?: (name: string) => Promise<ComponentType<ToolProps>>;
};

/** In the prerender, where links to runs are written and nothing is loaded. */
const loadsNothing = () => new Promise<never>(() => {});

/** The whole site, the same on the server and in the browser: one route, because a page is data and its address is its name. */
export function App(props: AppProps) {
  const { site, i18n, route, navigator, onOpenPart, onRetry, search, tryIt, loadCards, loadSamples, loadTool } = props;
  const { loadFlowRunner = loadsNothing } = props;
  return (
    <TextProvider i18n={i18n}>
      <SampleLoaderContext value={loadSamples}>
        <FlowRunnerContext value={site.hasProvider && loadFlowRunner}>
          <ToolLoaderContext value={loadTool}>
            <Router location={route.pathname} navigator={navigator}>
              <Shell
                site={site}
                path={route.path}
                parts={route.parts}
                onOpenPart={onOpenPart}
                search={search}
                loadCards={loadCards}
              >
                {route.page ? (
                  <Article path={route.path} page={route.page} site={site} isFirstScreen={route.isFirstScreen} />
                ) : (
                  <FailedPage drawing={site.drawings?.notFound} onRetry={onRetry} />
                )}
              </Shell>
              <LinkBaseContext value={site}>
                <PageLinks>{tryIt}</PageLinks>
              </LinkBaseContext>
            </Router>
          </ToolLoaderContext>
        </FlowRunnerContext>
      </SampleLoaderContext>
    </TextProvider>
  );
}

/**
 * The Suspense boundary that keeps the prerendered HTML until the page's data has loaded. React would discard that HTML if the
 * boundary were rendered again meanwhile: hence `memo`, and props that do not change as long as the page is the same.
 * The key keeps a navigation from waiting for the data of the page it leaves.
 */
const Article = memo(function Article({ path, ...props }: ArticleProps & { path: string }) {
  return (
    <Suspense key={path}>
      <ErrorBoundary drawing={props.site.drawings?.notFound}>
        <LoadedArticle {...props} />
      </ErrorBoundary>
    </Suspense>
  );
});

type ArticleProps = { page: Page | Promise<Page>; site: SiteData; isFirstScreen: boolean | undefined };

function LoadedArticle({ page, ...props }: ArticleProps) {
  return <PageView page={page instanceof Promise ? use(page) : page} {...props} />;
}
