import { pageUrl } from '../../src/model/links.ts';
import type { SidebarItem, SidebarParts } from '../../src/model/navigation.ts';
import type { Operation } from '../../src/model/operation.ts';
import type { Page } from '../../src/model/page.ts';
import { fillSidebar } from '../../src/model/sidebar.ts';
import type { SiteData } from '../../src/model/site.ts';
import { type Collection, type CollectionFolder, type CollectionProfile, listRequests } from './collection.ts';
import { createRequestComposer } from './compose-request.ts';
import { createParameterNames, listVariables, nameServer } from './variables.ts';

/** The pages of one language and version, composed. */
export type CollectionSource = { site: SiteData; pages: Page[]; parts: SidebarParts };

/** The collection of a site: its folders are the groups of its sidebars, without those that call nothing. */
export function composeCollection({ site, pages, parts }: CollectionSource, profile: CollectionProfile): Collection {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const operations = pages.flatMap(getOperations);
  const servers = [...new Set(operations.map(getServer))];
  const nameParameter = createParameterNames(operations);
  const compose = createRequestComposer({
    ...{ locale: site.locale, profile, nameParameter },
    nameServer: (operation) => nameServer(servers.indexOf(getServer(operation))),
  });
  const taken = new Set<string>();

  const toFolder = (name: string, items: SidebarItem[]): CollectionFolder => ({
    name,
    folders: items.flatMap((item) => (item.kind === 'group' ? [toFolder(item.text, item.items)] : [])).filter(isFilled),
    requests: items.flatMap((item) => (item.kind === 'link' ? takeRequests(item.path) : [])),
  });
  const takeRequests = (path: string) => {
    const page = byPath.get(path);
    return (page ? getOperations(page) : []).flatMap((operation) => {
      if (taken.has(operation.id)) return [];
      taken.add(operation.id);
      return [compose(operation, { title: page?.title ?? '', url: `${site.origin ?? ''}${pageUrl(path, site)}` })];
    });
  };

  const top = Object.values(site.sidebars).map((sidebar) => toFolder('', fillSidebar(sidebar, parts)));
  const folders = top.flatMap(({ folders, requests }) => [
    ...folders,
    ...(requests.length > 0 ? [{ name: site.title, folders: [], requests }] : []),
  ]);
  return {
    name: site.title,
    description: `${site.origin ?? ''}${pageUrl('/', site)}`,
    folders,
    variables: listVariables(operations, { servers, profile, nameParameter }),
  };
}

function isFilled(folder: CollectionFolder): boolean {
  return listRequests(folder).length > 0;
}

/** What a reader calls; a webhook is called by the provider. */
function getOperations(page: Page): Operation[] {
  if (page.layout !== 'doc') return [];
  return page.blocks.flatMap((block) =>
    block.kind === 'operation' && !block.operation.webhook ? [block.operation] : [],
  );
}

function getServer({ servers }: Operation): string {
  return servers[0]?.url.replace(/\/$/, '') ?? '';
}
