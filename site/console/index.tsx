import { ApiReferenceReact } from '@scalar/api-reference-react';
import '@scalar/api-reference-react/style.css';
import './console.css';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useMenus } from '../../src/hooks/use-menus.ts';
import { usePopovers } from '../../src/hooks/use-popovers.ts';
import { fragmentPart, getFragment, isKnownFragment } from './fragment.ts';
import { readConsoleMount, wantedOperation, yieldMain } from './mount.ts';
import { withServers } from './servers.ts';
import { isDark, onThemeChange, showTheme } from './theme.ts';

const { element, documents, locale, provider } = readConsoleMount();

/** Bundled with the interface, and cached where a reader has used Try it. */
const { createSimulatorAccess }: typeof import('../provider/index.ts') = await import(provider);
const simulator = await createSimulatorAccess(locale);

/** The documents, fetched by us: the servers of the simulator are put into them. One that does not arrive is left to Scalar. */
const contents = await Promise.all(
  documents.map(async ({ url }) => {
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) return { url };
    return { content: withServers(await response.json(), simulator.servers) };
  }),
);

/** Scalar over our published documents, with everything off that would leave the site or repeat its frame. */
function Console() {
  useMenus();
  usePopovers();
  const dark = useSyncExternalStore(onThemeChange, isDark);
  useEffect(() => showTheme(dark), [dark]);
  return (
    <ApiReferenceReact
      configuration={{
        sources: documents.map(({ title, slug, url }, index) => ({
          title,
          ...(contents[index] ?? { url }),
          slug: fragmentPart(slug),
          agent: { disabled: true },
        })),
        localization: { locale: locale === 'zh' ? 'zh-CN' : 'en' },
        theme: 'none',
        forceDarkModeState: dark ? 'dark' : 'light',
        hideDarkModeToggle: true,
        withDefaultFonts: false,
        telemetry: false,
        mcp: { disabled: true },
        agent: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
        documentDownloadType: 'none',
        hideModels: true,
        operationTitleSource: 'summary',
        persistAuth: false,
        customFetch: simulator.fetch,
        // As `getFragment` writes them.
        generateTagSlug: ({ name = '' }) => fragmentPart(name),
        generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
      }}
    />
  );
}

/** Goes to the operation that the address asks for, unless a fragment says that the reader has moved on since. */
async function goToWanted(): Promise<void> {
  const wanted = wantedOperation(location.search);
  const document = documents.find(({ slug }) => slug === wanted?.document);
  if (!wanted || !document || location.hash) return;
  const fragment = await getFragment(document, wanted.id).catch(() => undefined);
  if (fragment) history.replaceState(null, '', fragment);
}

/** An address that leads nowhere in the documents shows the first of them. */
function dropUnknownFragment(event?: Event): void {
  if (location.hash === '' || isKnownFragment(location.hash, documents)) return;
  event?.stopImmediatePropagation();
  history.replaceState(null, '', location.pathname + location.search);
}

dropUnknownFragment();
// Before Scalar listens.
for (const type of ['hashchange', 'popstate']) addEventListener(type, dropUnknownFragment, { capture: true });
await goToWanted();
yieldMain(element);
createRoot(element).render(<Console />);
