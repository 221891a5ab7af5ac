import { isRecord } from '../../packages/base/encoding/json.ts';

/** Lists that a layout of a page cannot be rendered without. */
const LISTS: Record<string, string[]> = {
  doc: ['headings', 'blocks'],
  home: ['features', 'blocks', 'entries'],
  overview: ['groups'],
  'not-found': [],
};

/** Whether JSON has the outline of a `Page`: enough to tell it from an empty or a foreign response. */
export function isPageShape(value: unknown): boolean {
  if (!isRecord(value) || typeof value.path !== 'string' || typeof value.title !== 'string') return false;
  const { layout } = value;
  const lists = typeof layout === 'string' && Object.hasOwn(LISTS, layout) ? LISTS[layout] : undefined;
  return lists?.every((name) => Array.isArray(value[name])) === true && Array.isArray(value.breadcrumbs);
}

/** Whether JSON has the outline of `SiteData`. */
export function isSiteShape(value: unknown): boolean {
  return isRecord(value) && typeof value.base === 'string' && Array.isArray(value.locales) && isRecord(value.sidebars);
}
