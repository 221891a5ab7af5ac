import { required } from '../../../../packages/base/invariant.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { RelatedGroup } from '../../../../src/model/related.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { listResourceEnds } from './identifiers.ts';
import { relations } from './related.ts';

type Pages = ReadonlyMap<string, PageLink>;

/**
 * The related operations of an operation, by the page that shows it. Ids are unique in a site of one's own; in third-party documents only within each
 * of them, so that each is related to itself alone.
 */
export function createRelated(
  drafts: DraftPage[],
  { apis, config }: LocaleBuildInput,
  pages: Pages,
): (id: string, draft: DraftPage) => RelatedGroup[] {
  if (config.strict) {
    const all = relations(apis, pages);
    return (id) => all.get(id) ?? [];
  }
  const byApi = apis.map((api) => {
    const own = drafts.filter(({ section }) => section?.api === api);
    return { api, related: relations([api], new Map([...pages, ...listPages(own, pages)]), listResourceEnds) };
  });
  return (id, draft) => {
    const found = byApi.find(({ api, related }) => (draft.section ? draft.section.api === api : related.has(id)));
    return found?.related.get(id) ?? [];
  };
}

/** Where a document has its own page for an operation that another has as well. */
function listPages(drafts: DraftPage[], pages: Pages): [string, PageLink][] {
  return drafts.flatMap((draft) =>
    draft.layout === 'doc'
      ? draft.blocks.flatMap((block): [string, PageLink][] => {
          if (block.kind !== 'operation') return [];
          const { id, method } = block.operation;
          const known = required(pages.get(id), 'Every operation with a page is listed.');
          return [[id, known.path === draft.path ? known : { path: draft.path, title: draft.title, method }]];
        })
      : [],
  );
}
