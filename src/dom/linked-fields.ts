import { getKeyedLines } from '../model/keyed-lines.ts';
import { listenToPage } from './page-events.ts';

/** Name of the CSS custom highlight: ranges are marked without a change of the code that React owns. */
const HIGHLIGHT = 'linked-field';

/** Ids of the fields that the lines of a sample show, by its element and text. */
const fieldIds = new WeakMap<HTMLElement, { text: string; ids: string[] }>();

/**
 * Marks the lines of the samples (`[data-fields]`: beginning of the ids) that show the field at the pointer or the focus, and the field of the line at
 * the pointer; a press on a line leads to its field, the arrow keys to the next field and the one before. The pointer may rest on one already. Returns how to stop.
 */
export function linkFields(): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  markField([...document.querySelectorAll('.reference .field[id]:hover')].at(-1)?.id);
  for (const type of ['pointerover', 'focusin'] as const)
    listenToPage(type, (event) => markField(getField(event)), signal);
  listenToPage(
    'click',
    (event) => {
      const id = getLineField(event);
      const isSelecting = document.getSelection()?.isCollapsed === false;
      // Opens the folds around it, as each link to a field does, without an entry in the history.
      if (id !== undefined && !isSelecting) location.replace(`#${encodeURIComponent(id)}`);
    },
    signal,
  );
  listenToPage('keydown', moveToField, signal);
  return () => {
    stop.abort();
    markField(undefined);
  };
}

/** Of the list, or of the line of a sample. */
function getField(event: Event): string | undefined {
  const element = event.target instanceof Element ? event.target.closest('.reference .field[id]') : null;
  return element?.id ?? (event instanceof PointerEvent ? getLineField(event) : undefined);
}

function moveToField(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const from = document.activeElement?.closest<HTMLElement>('.reference .field__name[href]');
  if (step === undefined || hasModifier || !from) return;
  const names = [...document.querySelectorAll<HTMLElement>('.reference .field__name[href]')];
  // Fields in closed folds cannot have the focus.
  const shown = names.filter((name) => name === from || name.checkVisibility());
  const next = shown[shown.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function markField(id: string | undefined): void {
  for (const marked of document.querySelectorAll('[data-linked]')) marked.removeAttribute('data-linked');
  CSS.highlights.delete(HIGHLIGHT);
  if (id === undefined) return;
  document.getElementById(id)?.setAttribute('data-linked', '');
  const ranges = [...document.querySelectorAll<HTMLElement>('[data-fields]:not([hidden] *)')].flatMap((code) =>
    getRanges(
      code,
      getFieldIds(code).map((field) => field === id || field.startsWith(`${id}-`)),
    ),
  );
  if (ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** The field of each line: the longest end of its keys that is one. Keys before it are of the call around the body. */
function getFieldIds(code: HTMLElement): string[] {
  const text = code.textContent;
  const cached = fieldIds.get(code);
  if (cached?.text === text) return cached.ids;
  const ids = getKeyedLines(text).map((keys) => {
    const ends = keys.map((_, index) => `${code.dataset.fields}-${keys.slice(index).join('-')}`);
    return ends.find((id) => document.getElementById(id)) ?? '';
  });
  fieldIds.set(code, { text, ids });
  return ids;
}

function getLineField(event: MouseEvent): string | undefined {
  const code = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fields]') : null;
  const caret = code && getCaret(event);
  if (!code || !caret || !code.contains(caret.node)) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.node, caret.offset);
  return getFieldIds(code)[before.toString().split('\n').length - 1] || undefined;
}

/** Safari supports the older of the two alone. */
function getCaret({ clientX, clientY }: MouseEvent): { node: Node; offset: number } | undefined {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(clientX, clientY);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** One range for each marked line, without the break at its end. */
function getRanges(code: HTMLElement, isMarked: boolean[]): Range[] {
  const ranges: Range[] = [];
  let line = 0;
  let range: Range | undefined;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (let start = 0; start <= text.length; ) {
      const end = text.indexOf('\n', start);
      const stop = end < 0 ? text.length : end;
      if (isMarked[line] && stop > start) {
        range ??= document.createRange();
        if (range.collapsed && ranges.at(-1) !== range) {
          range.setStart(node, start);
          ranges.push(range);
        }
        range.setEnd(node, stop);
      }
      if (end < 0) break;
      line += 1;
      range = undefined;
      start = end + 1;
    }
  }
  return ranges;
}
