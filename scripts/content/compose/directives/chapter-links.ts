import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/**
 * `::chapter{id=/guide/key-pair}`: the way to another guide and to its sections. Each link has the id of its section, so that an address
 * of a section that has moved from this page to the chapter still leads there: `src/boot/moved-sections.ts`, and without script one click
 * further. Undefined when there is no such guide.
 */
export function chapterLinks(path: string, { guides, locale }: LocaleBuildInput): ProseElement | undefined {
  const chapter = guides.find((guide) => guide.path === path);
  if (!chapter) return undefined;
  const sections = chapter.tree.headings.filter(({ depth }) => depth === 2);
  const links = sections.flatMap(({ id, text }): ProseNode[] => [' · ', ['a', { href: `${path}#${id}`, id }, text]]);
  const t = getText(locale);
  return [
    'p',
    null,
    ['strong', null, ['a', { href: path }, t('content:chapter', { title: chapter.frontmatter.title })]],
    ...links,
  ];
}
