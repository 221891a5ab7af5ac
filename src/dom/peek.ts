import { follows, getPart, getPartsFrom } from './peek-parts.ts';
import { placeBeside } from './place-beside.ts';

/** The page in another language, by its address, as the server wrote it. */
const documents = new Map<string, Promise<Document>>();

let stopPlacing: (() => void) | undefined;

/**
 * Shows the part of the page around an element as the page in the other language has it: both are made of the same blocks, so it is the
 * part at the same distance from the same fragment. Nothing when that page does not load or has no such part.
 */
export async function showPeek(element: Element, { href, lang }: { href: string; lang: string }): Promise<void> {
  const part = getPart(element);
  const other = part && (await loadDocument(href).catch(() => undefined));
  const counterpart = other && findCounterpart(part, other);
  hidePeek();
  if (part && counterpart) showBox(toInertCopy(counterpart), { beside: part, lang });
}

/** Says in the same place how to go on. */
export function showPeekHint(hint: string, button: Element): void {
  hidePeek();
  showBox([hint], { beside: button, lang: document.documentElement.lang });
}

export function hidePeek(): void {
  stopPlacing?.();
  document.querySelector('.peek')?.remove();
}

function showBox(content: (Node | string)[], { beside, lang }: { beside: Element; lang: string }): void {
  const box = document.createElement('div');
  box.className = 'peek';
  box.lang = lang;
  box.popover = 'manual';
  box.setAttribute('role', 'status');
  document.body.append(box);
  box.showPopover();
  // A live region is read out for what changes in it.
  box.append(...content);
  stopPlacing = placeBeside(box, beside);
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
  const anchors = [...document.querySelectorAll('main [id]')].filter((anchor) => {
    const isBefore = anchor === part || anchor.contains(part) || follows(part, anchor);
    return isBefore && /^[a-z]/i.test(anchor.id) && other.getElementById(anchor.id);
  });
  const anchor = anchors.at(-1);
  const otherAnchor = anchor && other.getElementById(anchor.id);
  if (!anchor || !otherAnchor) return undefined;
  const index = getPartsFrom(document, anchor).indexOf(part);
  const found = getPartsFrom(other, otherAnchor)[index];
  return found?.tagName === part.tagName ? found : undefined;
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
