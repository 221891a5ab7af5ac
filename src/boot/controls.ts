import { required } from '../../packages/base/invariant.ts';
import { announce } from '../dom/announce.ts';
import { listenToPage } from '../dom/page-events.ts';
import { COPY_CONFIRMATION_MS } from '../model/limits.ts';
import { chooseTab } from './tabs.ts';
import { chooseTheme } from './theme.ts';

/** Makes the controls work by their attributes, with one listener. The table in `shell/Shell.tsx` is its contract. */
export function listenToControls(): void {
  listenToPage('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (control) act(control);
  });
  listenToPage('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.tabsGroup === undefined) return;
    const [option] = target.selectedOptions;
    if (option) chooseTab(option, option.value);
  });
}

function act(control: HTMLElement): void {
  const { themeChoice, copy, copyText, copyFile, copyLink, wrap, tab } = control.dataset;
  if (themeChoice) chooseTheme(themeChoice, control);
  else if (copy) void copyToClipboard(control, shownText(copy));
  else if (copyText) void copyToClipboard(control, copyText);
  else if (copyFile) void copyToClipboard(control, readFile(copyFile));
  else if (copyLink !== undefined) void copyToClipboard(control, location.origin + location.pathname);
  else if (wrap !== undefined) toggleWrap(control);
  else if (control.role === 'tab' && tab !== undefined) chooseTab(control, tab);
}

/**
 * The code that is shown, that in a closed fold too: without line numbers, and without what keeps an empty numbered line open
 * (`src/blocks/prose/CodePre.tsx`).
 */
function shownText(id: string): string {
  const element = required(document.getElementById(id), 'A copy button names an element of the page.');
  const codes = [...element.querySelectorAll<HTMLElement>('pre:not([hidden] *)')];
  return (codes.length > 0 ? codes : [element])
    .map((code) => (code.closest('details:not([open])') ? code.textContent : code.innerText))
    .join('')
    .replaceAll('\u200b', '');
}

async function readFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** When the confirmation of a control ends: a second press starts it anew. */
const endings = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copyToClipboard(control: HTMLElement, text: string | Promise<Blob>): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    // A promise, because Safari drops the user activation while it waits for the network.
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    // Refused, not loaded, or not there without https: the text can still be selected.
    return;
  }
  control.dataset.done = '';
  announce(required(control.dataset.doneText, 'A copy button has a confirmation.'), control);
  clearTimeout(endings.get(control));
  endings.set(
    control,
    setTimeout(() => delete control.dataset.done, COPY_CONFIRMATION_MS),
  );
}

function toggleWrap(control: HTMLElement): void {
  const wraps = control.ariaPressed !== 'true';
  control.ariaPressed = String(wraps);
  for (const code of control.closest('.panel, .code')?.querySelectorAll('.code-pre') ?? []) {
    code.toggleAttribute('data-wrap', wraps);
  }
}
