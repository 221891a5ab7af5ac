import type { SidebarItem, SidebarParts } from './navigation.ts';
import type { Download } from './operation.ts';
import { containsPath, fillSidebar } from './sidebar.ts';

/** The sidebar that lists a page or the one around it, with the parts of it that are there. Home, the 404 page and single pages have none. */
export function getSidebar(
  sidebars: Record<string, SidebarItem[]>,
  path: string,
  parts: SidebarParts,
): SidebarItem[] | undefined {
  return Object.values(sidebars)
    .map((items) => fillSidebar(items, parts))
    .find((items) => containsPath(items, getListedPath(items, path)));
}

/** The page that a sidebar lists for this one: itself, or the page one level up that it is a part of. */
export function getListedPath(items: SidebarItem[], path: string): string {
  return containsPath(items, path) ? path : path.slice(0, path.lastIndexOf('/'));
}

/** Published documents by name: one row for the formats of a document. */
export type DownloadRow = { label: string; files: Download[] };

/** Beside a page of one of several documents only that one. */
export function downloadsBeside(downloads: Download[], path: string): Download[] {
  const own = downloads.filter(({ below }) => below !== undefined && path.startsWith(below));
  return own.length > 0 ? own : downloads;
}

export function downloadRows(downloads: Download[]): DownloadRow[] {
  const rows = new Map<string, Download[]>();
  for (const download of downloads) rows.set(download.label, [...(rows.get(download.label) ?? []), download]);
  return [...rows].map(([label, files]) => ({ label, files }));
}
