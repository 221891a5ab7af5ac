import type { IdentifierMap, MapCall, MapIdentifier } from '../../../../src/model/identifier-map.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { layoutIdentifiers } from '../../diagram/layout-identifiers.ts';
import { type Ends, getSources, listEnds } from '../links/identifiers.ts';

/** A picture of more is no way in. */
const MAX_CALLS = 80;

type Api = Pick<DescribedApi, 'operations' | 'channels'>;

/** Which identifier comes from where and goes where, over all operations and channels that have a page. Nothing where no two are related. */
export function identifierMap(apis: Api[], pages: ReadonlyMap<string, PageLink>): IdentifierMap | undefined {
  const all = listEnds(apis).filter(({ id }) => pages.has(id));
  const links = listLinks(all);
  const related = all.filter((call) => links.some((link) => link.sources.includes(call) || link.uses.includes(call)));
  if (links.length === 0 || related.length > MAX_CALLS) return undefined;
  const areas = new Map(
    apis.flatMap((api) => [
      ...api.operations.map(({ operation: { id, tag } }) => [id, tag] as const),
      ...api.channels.map(({ id }) => [id, api.operations[0]?.operation.tag ?? ''] as const),
    ]),
  );
  const calls = related.flatMap((ends): MapCall[] => {
    const page = pages.get(ends.id);
    const takes = links.flatMap(({ key, uses }, identifier) =>
      uses.includes(ends) ? [{ identifier, isRequired: ends.inputs.get(key)?.isRequired ?? false }] : [],
    );
    const gives = links.flatMap(({ sources }, identifier) => (sources.includes(ends) ? [identifier] : []));
    return page ? [{ page, takes, gives }] : [];
  });
  const identifiers = nameIdentifiers(links, areas);
  const drawing = layoutIdentifiers({
    identifiers: identifiers.map(({ name }) => name),
    calls: calls.map(({ page, takes, gives }, index) => ({
      title: page.title,
      area: areas.get(related[index]?.id ?? '') ?? '',
      takes,
      gives,
    })),
  });
  const others = all.filter((ends) => !related.includes(ends)).flatMap(({ id }) => pages.get(id) ?? []);
  return { identifiers, calls, others, drawing };
}

type Link = { key: string; name: string; sources: Ends[]; uses: Ends[] };

/** Identifiers that one call is the first to give and another takes. */
function listLinks(all: Ends[]): Link[] {
  const keys = new Set(all.flatMap(({ outputs }) => [...outputs.keys()]));
  return [...keys].flatMap((key): Link[] => {
    const { best: sources } = getSources(key, all);
    const uses = all.filter(({ inputs }) => inputs.has(key));
    if (sources.length === 0 || uses.length === 0) return [];
    return [{ key, name: sources[0]?.outputs.get(key)?.field ?? key, sources, uses }];
  });
}

/** By the name of the field; two of one name have the area of their source beside it, and their component in addresses. */
function nameIdentifiers(links: Link[], areas: ReadonlyMap<string, string>): MapIdentifier[] {
  return links.map(({ key, name, sources }) => {
    const isUnique = links.filter((link) => link.name === name).length === 1;
    const area = areas.get(sources[0]?.id ?? '');
    return isUnique ? { id: name, name } : { id: key, name, ...(area && { area }) };
  });
}
