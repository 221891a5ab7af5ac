import type { SearchGroup, SearchHit } from '../../model/search.ts';

/** A hit and the page that it leads to. */
type Row = { path: string; hit: SearchHit };

/** The hits of a page below its title. */
export type Section = { title: string; group: string | undefined; rows: Row[] };

export function toSections(groups: SearchGroup[]): Section[] {
  return groups.map(({ path, title, group, hits }) => ({ title, group, rows: hits.map((hit) => ({ path, hit })) }));
}

export function countRows(sections: Section[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0);
}

/** A new list of which the first `count` rows have taken their places; in the other places the rows of the old one still stand. */
export function replaceRows(before: Section[], after: Section[], count: number): Section[] {
  if (count >= countRows(after)) return after;
  let start = 0;
  const merged = after.flatMap((section, place) => {
    const old = before[place];
    const taken = count - start;
    start += section.rows.length;
    if (taken <= 0) return old ? [old] : [];
    if (taken >= section.rows.length) return [section];
    return [{ ...section, rows: [...section.rows.slice(0, taken), ...(old?.rows.slice(taken) ?? [])] }];
  });
  return [...merged, ...before.slice(after.length)];
}
