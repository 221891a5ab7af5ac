/** What can be shown in the other language by itself. */
const PARTS = ':is(h1, h2, h3, h4, p, li, td, th, summary)';

/** The part of the page around an element. */
export function getPart(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(`main ${PARTS}`);
}

/** The parts of a page from one of its fragments on. */
export function getPartsFrom(page: Document, anchor: Element): Element[] {
  return listParts(page).filter((part) => part === anchor || follows(part, anchor));
}

/** The next part that can be read, or the one before, as seen from an element. An item that is one paragraph is read as that paragraph. */
export function findNeighbour(element: Element, direction: 'next' | 'previous'): HTMLElement | undefined {
  const parts = listParts(document).filter(
    (part) => part.checkVisibility() && !part.querySelector(':scope > p:only-child'),
  );
  return direction === 'next'
    ? parts.find((part) => part !== element && follows(part, element))
    : parts.findLast((part) => part !== element && follows(element, part));
}

/** Whether a part comes later in the page than an element, or is in it. */
export function follows(part: Element, element: Element): boolean {
  return (element.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function listParts(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`main ${PARTS}`)];
}
