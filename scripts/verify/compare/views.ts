import type { Difference, PageFacts } from '../facts.ts';
import type { PlaceNames } from '../page/place-names.ts';

/** A field that a page shows and its Markdown does not, or the other way round: one of the two lost it. */
export function compareViews(html: PageFacts, markdown: PageFacts, names: PlaceNames): Omit<Difference, 'pointer'>[] {
  const list = ({ parts }: PageFacts) =>
    new Set(parts.flatMap(({ place, fields }) => fields.map(({ path }) => `${place}: ${path}`)));
  const [shown, written] = [list(html), list(markdown)];
  const isShared = (key: string) => {
    const place = key.split(': ')[0] ?? '';
    return [html, markdown].some(({ parts }) =>
      parts.some((part) => part.place === place && names.elsewhere.test(part.words)),
    );
  };
  const missing = (from: Set<string>, to: Set<string>, page: string, view: string) =>
    [...from]
      .filter((key) => !to.has(key) && !isShared(key))
      .map((key) => ({ kind: 'views', page, message: `${key} is missing in the ${view}` }));
  const named = html.parts.flatMap(({ place, name }) => {
    const other = markdown.parts.find((part) => part.place === place);
    return !other || name === other.name || isShared(place) || !/^response/.test(place)
      ? []
      : [{ kind: 'views', page: markdown.file, message: `${place} is "${name}" on the page, "${other.name}" here` }];
  });
  return [
    ...named,
    ...missing(shown, written, markdown.file, 'Markdown'),
    ...missing(written, shown, html.file, 'page'),
  ];
}
