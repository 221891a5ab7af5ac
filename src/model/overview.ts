import type { OverviewEntry, OverviewGroup } from './page.ts';

/**
 * Groups that match a filter: letter case does not count, a hyphen is a space. A group's name brings all its pages; a page's
 * title, or the method, path or id of its operation, all its headings; otherwise only the headings that match stay, with their page.
 */
export function filterOverview(groups: OverviewGroup[], query: string): OverviewGroup[] {
  const wanted = normalise(query);
  if (wanted === '') return groups;
  const matches = (text: string) => normalise(text).includes(wanted);
  const request = readRequest(query, groups);
  return groups.flatMap((group) => {
    if (matches(group.text)) return [group];
    const pages = group.pages.flatMap((page) => {
      if (matches(page.title) || matches(getSubject(page)) || (request && isRequestOf(request, page))) return [page];
      const headings = page.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...page, headings }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

/** `POST /v2/card/open openCard`, so that method and path match together. */
function getSubject({ method, api, operation }: OverviewEntry): string {
  return [method, api, operation].filter(Boolean).join(' ');
}

type Request = { method: string | undefined; path: string };

/** A request as a log has it: perhaps a method, then a path or URL with the real values of its parameters. Nothing for a path that is documented as it is. */
function readRequest(query: string, groups: OverviewGroup[]): Request | undefined {
  const [, method, path] = /^(?:([a-z]+)\s+)?(?:[a-z]+:\/\/[^/]+)?(\/[^?#\s]*)\S*(?:\s.*)?$/i.exec(query.trim()) ?? [];
  if (path === undefined || groups.some(({ pages }) => pages.some(({ api }) => api === path))) return undefined;
  return { method: method?.toUpperCase(), path: path.replace(/\/$/, '') };
}

function isRequestOf({ method, path }: Request, page: OverviewEntry): boolean {
  const own = page.api?.split('/') ?? [];
  const parts = path.split('/');
  const isPath =
    parts.length === own.length && own.every((part, index) => part.startsWith('{') || part === parts[index]);
  return isPath && (method === undefined || method === page.method);
}

function normalise(text: string): string {
  return text.trim().toLowerCase().replaceAll('-', ' ');
}
