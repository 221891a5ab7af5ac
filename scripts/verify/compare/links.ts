import type { Difference, PageFacts, Subject } from '../facts.ts';
import type { Placed } from './tags.ts';

/** What an operation links to by the id of another leads to the page of that one, on the page and in the Markdown. */
export function compareLinks(subject: Subject, views: PageFacts[], placed: Placed[]): Difference[] {
  return subject.links.flatMap(({ id, at }) => {
    const target = placed.find((one) => one.subject.id === id);
    // A link to nowhere is named on the page: that is among the mentions.
    if (!target || target.subject === subject) return [];
    const path = `/${target.page.file.replace(/\.md$/, '')}`;
    const isShown = ({ words }: PageFacts) => [path, encodeURI(path)].some((one) => words.includes(one));
    return views
      .filter((view) => !isShown(view))
      .map(({ file }) => ({ kind: 'link', page: file, pointer: at.pointer, message: `nothing leads to ${id}` }));
  });
}
