import { placeBeside } from './place-beside.ts';

/** What can be shown in the other language by itself. */
const PARTS = ':is(h1, h2, h3, h4, p, li, td, th, summary)';

/** The page in another language, by its address, as the server wrote it. */
const documents = new Map<string, Promise<Document>>();

let stopPlacing: (() => void) | undefined;

/**
 * Shows the part of the page around an element as the page in the other language has it: both are made of the same blocks, so it is the
 * part at the same distance from the same fragment. Nothing when that page does not load or has no such part.
 */
export async function showPeek(element: Element, { href, lang }: { href: string; lang: string }): Promise<void> {
  const part = element.closest<HTMLElement>(`main ${PARTS}`);
  const other = part && (await loadDocument(href).catch(() => undefined));
  const counterpart = other && findCounterpart(part, other);
  hidePeek();
  if (!part || !counterpart) return;
  const box = document.createElement('div');
  box.className = 'peek';
  box.lang = lang;
  box.popover = 'manual';
  box.setAttribute('role', 'status');
  box.append(...toInertCopy(counterpart));
  document.body.append(box);
  box.showPopover();
  stopPlacing = placeBeside(box, part);
}

export function hidePeek(): void {
  stopPlacing?.();
  document.querySelector('.peek')?.remove();
}

function loadDocument(href: string): Promise<Document> {
  const cached = documents.get(href);
  if (cached) return cached;
  const loading = fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  });
  documents.set(href, loading);
  loading.catch(() => documents.delete(href));
  return loading;
}

/** The n-th part after the last fragment before it that both pages have. */
function findCounterpart(part: Element, other: Document): Element | undefined {
  const anchors = getAll(document, 'main [id]').filter((anchor) => {
    const isBefore = anchor === part || anchor.contains(part) || follows(part, anchor);
    return isBefore && /^[a-z]/i.test(anchor.id) && other.getElementById(anchor.id);
  });
  const anchor = anchors.at(-1);
  const otherAnchor = anchor && other.getElementById(anchor.id);
  if (!anchor || !otherAnchor) return undefined;
  const index = partsFrom(document, anchor).indexOf(part);
  const found = partsFrom(other, otherAnchor)[index];
  return found?.tagName === part.tagName ? found : undefined;
}

function partsFrom(page: Document, anchor: Element): Element[] {
  return getAll(page, `main ${PARTS}`).filter((part) => part === anchor || follows(part, anchor));
}

function follows(part: Element, anchor: Element): boolean {
  return (anchor.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function getAll(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}

/** Words with their marks, but nothing that could be pressed or linked to. */
function toInertCopy(part: Element): Node[] {
  const copy = document.importNode(part, true);
  for (const control of copy.querySelectorAll('button, input, .permalink, svg')) control.remove();
  for (const element of [copy, ...copy.querySelectorAll('[id], a')]) {
    element.removeAttribute('id');
    element.removeAttribute('href');
  }
  return [...copy.childNodes];
}
