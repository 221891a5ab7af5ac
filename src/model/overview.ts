import type { OverviewGroup } from './page.ts';

/**
 * Groups that match a filter: letter case does not count, a hyphen is a space. A group's name brings all its pages, a page's
 * title all its headings; otherwise only the headings that match stay, with their page.
 */
export function filterOverview(groups: OverviewGroup[], query: string): OverviewGroup[] {
  const wanted = normalise(query);
  if (wanted === '') return groups;
  const matches = (text: string) => normalise(text).includes(wanted);
  return groups.flatMap((group) => {
    if (matches(group.text)) return [group];
    const pages = group.pages.flatMap((page) => {
      if (matches(page.title)) return [page];
      const headings = page.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...page, headings }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

function normalise(text: string): string {
  return text.trim().toLowerCase().replaceAll('-', ' ');
}
