import { type IdentifierMap, listIdentifiers } from '../../../../src/model/identifier-map.ts';
import type { OverviewGroup } from '../../../../src/model/page.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import { cellCode, escapeText, linkTarget } from '../../markdown/escape.ts';
import { list, table } from '../../markdown/write-blocks.ts';
import type { Renderer } from './renderer.ts';

/** Which identifier comes from where and goes where, as a table. */
export function renderMap(map: IdentifierMap, renderer: Renderer): string {
  const { t } = renderer;
  const { calls } = map;
  const rows = listIdentifiers(map).map(({ identifier: { name, area }, position }) => [
    cellCode(name) + (area === undefined ? '' : ` ${escapeText(area)}`),
    renderLinks(
      calls.filter(({ gives }) => gives.includes(position)),
      renderer,
    ),
    renderLinks(
      calls.filter(({ takes }) => takes.some(({ identifier }) => identifier === position)),
      renderer,
    ),
  ]);
  return `## ${t('blocks:overview.map')}\n\n${table([t('blocks:overview.identifier'), t('blocks:overview.from'), t('blocks:overview.usedBy')], rows)}`;
}

function renderLinks(calls: IdentifierMap['calls'], { t, href }: Renderer): string {
  return calls.map(({ page }) => renderLink(page, href)).join(t('separator.list'));
}

/** A group of pages: method, path and one sentence, and what they say beside the reference. */
export function renderGroup({ text, pages }: OverviewGroup, { href }: Renderer): string {
  const items = pages.map(({ headings, description, api, method, ...page }) => {
    const subject = [method, api && api !== page.title && cellCode(api)].filter(Boolean).join(' ');
    const head = [renderLink(page, href), subject, description && escapeText(description)].filter(Boolean).join(' · ');
    const parts = headings.map(({ id, text }) => `[${escapeText(text)}](${linkTarget(href(`${page.path}#${id}`))})`);
    return parts.length > 0 ? `${head}\n${list(parts)}` : head;
  });
  return `## ${escapeText(text)}\n\n${list(items)}`;
}

function renderLink({ path, title }: PageLink, href: Renderer['href']): string {
  return `[${escapeText(title)}](${linkTarget(href(path))})`;
}
