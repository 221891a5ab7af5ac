import { required } from '../../../../packages/base/invariant.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { RelatedGroup, RelatedLink } from '../../../../src/model/related.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { type Ends, getSources, isCreation, listEnds } from './identifiers.ts';

const MAX_SOURCES = 3;
const MAX_USES = 6;

/**
 * Operations and channels before and after each operation: those whose response or message holds an identifier that this one asks
 * for, those that ask for one that this one gives, and the next step that the document names (`links` of a response).
 */
export function relations(
  apis: Pick<DescribedApi, 'operations' | 'channels'>[],
  pages: ReadonlyMap<string, PageLink>,
  list = listEnds,
): Map<string, RelatedGroup[]> {
  const described = apis.flatMap(({ operations }) => operations);
  const all = list(apis);
  return new Map(
    described.map(({ operation, next }, index): [string, RelatedGroup[]] => {
      const own = required(all[index], 'The operations come first.');
      const steps = next.map((id): Step => ({ id }));
      const nextLinks = linksTo(steps, pages, operation.id);
      const taken = new Set(nextLinks.map(({ page }) => page.path));
      const isNew = ({ page }: RelatedLink) => !taken.has(page.path);
      const groups: RelatedGroup[] = [
        { kind: 'next', links: nextLinks },
        { kind: 'inputs', links: linksTo(listSources(own, all), pages, operation.id).filter(isNew) },
        { kind: 'outputs', links: linksTo(getUses(own, all), pages, operation.id).filter(isNew).slice(0, MAX_USES) },
      ];
      return [operation.id, groups.filter(({ links }) => links.length > 0)];
    }),
  );
}

type Step = { id: string; field?: string };

function linksTo(steps: Step[], pages: ReadonlyMap<string, PageLink>, self: string): RelatedLink[] {
  const own = pages.get(self)?.path;
  const links = new Map<string, RelatedLink>();
  for (const { id, field } of steps) {
    const page = pages.get(id);
    if (page && page.path !== own && !links.has(page.path)) links.set(page.path, { page, ...(field && { field }) });
  }
  return [...links.values()];
}

/** For each input, what gives it. */
function listSources({ id, inputs, outputs }: Ends, all: Ends[]): Step[] {
  const others = all.filter((other) => other.id !== id);
  return [...inputs.values()].flatMap(({ key, field }) => {
    const sources = getSources(key, others);
    const fallback = outputs.has(key) ? [] : sources.others;
    return (sources.best.length > 0 ? sources.best : fallback)
      .slice(0, MAX_SOURCES)
      .map((other) => ({ id: other.id, field }));
  });
}

/** Operations that ask for what this one is the first to give: what it makes, or lists. */
function getUses(own: Ends, all: Ends[]): Step[] {
  const { inputs, outputs } = own;
  return [...outputs.values()]
    .filter(({ key, isFirst }) => !inputs.has(key) && (isFirst || isCreation(own)))
    .flatMap(({ key, field }) =>
      all.filter((other) => other.id !== own.id && other.inputs.has(key)).map((other) => ({ id: other.id, field })),
    );
}
