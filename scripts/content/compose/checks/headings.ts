import type { Block } from '../../../../src/model/page.ts';
import { getText } from '../../texts/texts.ts';
import { getAnchors } from '../links/anchors.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { getHeadings } from '../pages/headings.ts';

/** Blocks that a guide wrote itself: what has an id there is a heading of its own. */
const WRITTEN: Block['kind'][] = ['prose', 'callout', 'details', 'tabs'];

/** Headings of guides with the id of something that the page gets from the contract: a link would lead to one of the two. */
export function checkHeadings(drafts: DraftPage[], { guides, locale, report }: LocaleBuildInput): void {
  for (const { path, file, tree } of guides) {
    const page = drafts.find((draft) => draft.path === path);
    if (page?.layout !== 'doc') continue;
    const blocks = page.blocks.filter(({ kind }) => !WRITTEN.includes(kind));
    const taken = getAnchors({ ...page, blocks, headings: getHeadings(blocks, getText(locale)) });
    for (const { id, line } of tree.headings.filter((heading) => taken.has(heading.id))) {
      report({
        severity: 'error',
        file,
        line,
        message: `the id "${id}" of this heading belongs to a part of the page that is made from the contract`,
        hint: 'Give the heading another one: ## Title {#id}.',
      });
    }
  }
}
