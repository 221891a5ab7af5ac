import type { Card, Cards } from '../model/card.ts';
import { HOVER_CARD_CLOSE_MS, HOVER_CARD_OPEN_MS } from '../model/limits.ts';
import { safeDecode } from '../model/links.ts';
import { type AddressScheme, readAddress } from '../model/page-address.ts';
import { listenToPage } from './page-events.ts';
import { placeBeside } from './place-beside.ts';

/** Links in running text: those of lists and menus stand beside what they lead to. */
const LINKS = 'main :is(a.text-link, a.field__type, a.tag, a.badge)';

const WORDS_ID = 'hover-card-words';

export type CardOptions = {
  loadCards: () => Promise<Cards>;
  site: AddressScheme;
  /** Of the link in the card. */
  label: string;
};

type Open = { link: HTMLAnchorElement; title: string | null; popover: HTMLElement; stop: (() => void) | undefined };

/**
 * Cards at links, by WCAG 1.4.13: they open when the pointer rests on a link or the keyboard focuses it, stay while the pointer is on the link or
 * the card, and Escape closes them. The first tap of a finger opens the card as a sheet, the second follows the link. Returns how to stop.
 */
export function listenForCards(options: CardOptions): () => void {
  const stop = new AbortController();
  let cards: Cards = {};
  let open: Open | undefined;
  let rested: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    rested = undefined;
    const closed = open;
    open = undefined;
    if (closed) closeCard(closed);
  };
  const show = (link: HTMLAnchorElement, isSheet = false) => {
    const card = getCard(link, { cards, site: options.site });
    if (open?.link === link || !card) return;
    close();
    open = openCard(createPopover(card, link, options.label), link, isSheet);
  };
  const later = (milliseconds: number, action: () => void) => {
    clearTimeout(timer);
    rested = undefined;
    timer = setTimeout(action, milliseconds);
  };
  // Values of enumerations have theirs without it.
  options.loadCards().then(
    (loaded) => {
      cards = loaded;
      if (rested) show(rested);
    },
    () => undefined,
  );

  const handlePointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const link = getLink(target);
    const isAtOpen = open && target instanceof Node && (open.link.contains(target) || open.popover.contains(target));
    if (isAtOpen) clearTimeout(timer);
    else if (link)
      later(HOVER_CARD_OPEN_MS, () => {
        rested = link;
        show(link);
      });
    else if (open?.link !== document.activeElement) later(HOVER_CARD_CLOSE_MS, close);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const link = getLink(target);
    if (link?.matches(':focus-visible')) show(link);
    else if (!(target instanceof Node && open?.popover.contains(target))) close();
  };
  let pressedBy = '';
  const handlePress = ({ pointerType }: PointerEvent) => {
    pressedBy = pointerType;
  };
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Node && open?.popover.contains(target)) return;
    const link = getLink(target);
    const isSecond = link !== undefined && link === open?.link;
    const isFirstTap = pressedBy === 'touch' && link && !isSecond && getCard(link, { cards, site: options.site });
    close();
    if (!isFirstTap) return;
    // Before the router hears of it.
    event.preventDefault();
    event.stopPropagation();
    show(link, true);
  };

  const { signal } = stop;
  listenToPage('pointerover', handlePointer, signal);
  listenToPage('focusin', handleFocus, signal);
  listenToPage('keydown', ({ key }) => key === 'Escape' && close(), signal);
  listenToPage('pointerdown', handlePress, signal);
  listenToPage('click', handleClick, signal);
  return () => {
    stop.abort();
    close();
  };
}

function openCard(popover: HTMLElement, link: HTMLAnchorElement, isSheet: boolean): Open {
  const title = link.getAttribute('title');
  // The title of the link says the same: two tooltips would cover each other.
  link.removeAttribute('title');
  link.setAttribute('aria-describedby', WORDS_ID);
  document.querySelector('main')?.append(popover);
  popover.toggleAttribute('data-sheet', isSheet);
  popover.showPopover();
  return { link, title, popover, stop: isSheet ? undefined : placeBeside(popover, link) };
}

function closeCard({ link, title, popover, stop }: Open): void {
  stop?.();
  link.removeAttribute('aria-describedby');
  if (title !== null) link.title = title;
  popover.remove();
}

function getLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(LINKS)) || undefined;
}

/** That of its address; a value of an enumeration says by its own title what it means. */
function getCard(link: HTMLAnchorElement, { cards, site }: { cards: Cards; site: AddressScheme }): Card | undefined {
  if (link.origin !== location.origin) return undefined;
  const path = readAddress(link.pathname, site)?.path;
  const card = cards[path + safeDecode(link.hash)];
  const text = link.textContent;
  if (!link.title || card?.title === text) return card;
  return { title: text, isCode: true, ...(card && { note: card.title }), text: link.title };
}

function createPopover(
  { title, isCode, note, text, advice }: Card,
  link: HTMLAnchorElement,
  label: string,
): HTMLElement {
  const popover = createElement('div', 'hover-card');
  popover.popover = 'manual';
  const heading = createElement(isCode ? 'code' : 'b', 'hover-card__title', title);
  const head = createElement('div', 'hover-card__head');
  head.append(heading, ...(note === undefined ? [] : [createElement('small', '', note)]));
  const words = createElement('div', 'hover-card__words');
  words.id = WORDS_ID;
  words.append(createElement('p', '', text));
  if (advice !== undefined) words.append(createElement('p', 'hover-card__advice', advice));
  popover.append(head, words, createCardLink(link, label));
  return popover;
}

/** For a finger and for the mouse; the keyboard is on the link itself. A press on it is one on the link, which the router handles. */
function createCardLink(link: HTMLAnchorElement, label: string): HTMLElement {
  const copy = document.createElement('a');
  copy.href = link.href;
  copy.tabIndex = -1;
  copy.className = 'hover-card__link';
  copy.textContent = label;
  copy.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.click();
  });
  return copy;
}

function createElement(tag: string, className: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
