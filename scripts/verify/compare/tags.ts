import { listTags } from '../document/tags.ts';
import type { VerifiedDocument } from '../documents.ts';
import type { Difference, Subject } from '../facts.ts';
import type { SitePage } from '../site.ts';

/** An operation and the page that shows it. */
export type Placed = { subject: Subject; page: SitePage };

/** The overview as HTML and as Markdown. */
type Overview = { file: string; text: string };

/**
 * The overview, which is in the order of the sidebars, has the operations of a document by its tags in their order. A document whose pages are not in a folder of its
 * own has sidebars that an author wrote.
 */
export function compareTags(
  { api, document }: VerifiedDocument,
  placed: Placed[],
  overviews: Overview[],
): Difference[] {
  const own = placed.filter(({ subject }) => subject.kind === 'operation');
  const isAuthored = own.some(({ page }) => toKey(page.file.split('/').at(-2) ?? '') !== toKey(api));
  if (isAuthored || own.length === 0) return [];
  const order = listTags(
    { value: document, pointer: '' },
    own.map(({ subject }) => subject.tag),
  );
  const expected = own
    .map(({ subject }) => subject.tag)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return overviews.flatMap(({ file, text }) => {
    const shown = own
      .map(({ subject, page }) => ({ tag: subject.tag, position: findPage(text, page) }))
      .toSorted((one, other) => one.position - other.position);
    const wrong = shown.findIndex(({ tag, position }, index) => position < 0 || tag !== expected[index]);
    if (wrong < 0) return [];
    const isLost = (shown[wrong]?.position ?? -1) < 0;
    if (isLost) return [{ kind: 'tags', page: file, pointer: '/tags', message: 'an operation is not in the list' }];
    const message = `the tag "${expected[wrong]}" is expected, "${shown[wrong]?.tag}" is shown`;
    return [{ kind: 'tags', page: file, pointer: '/tags', message }];
  });
}

/** As the target of a link, in either form; the base of the site or its origin may be before it. */
function findPage(text: string, { file }: SitePage): number {
  const path = `/${file.replace(/\.md$/, '')}`;
  const encoded = encodeURI(path);
  return Math.max(...[path, encoded].flatMap((one) => [`${one}"`, `${one}.md)`]).map((target) => text.indexOf(target)));
}

function toKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
