import { chooseTab, moveTab } from './tabs.ts';
import { chooseTheme } from './theme.ts';

const COPIED_MS = 2000;

/** Makes the controls work by their attributes, one listener for each kind of event. */
export function listenToControls(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button, a, [data-hide]');
    closeMenus(event.target);
    if (control) use(control);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const tab = event.target.closest('[role="tab"]');
    if (tab && moveTab(tab, event.key)) event.preventDefault();
    if (event.key === 'Escape') escape();
  });
}

function use(control: HTMLElement): void {
  const { themeChoice, show, hide, copy, wrap } = control.dataset;
  if (themeChoice) chooseTheme(themeChoice);
  else if (show) toggle(show, !isOpen(show));
  else if (hide) toggle(hide, false);
  else if (copy !== undefined) void copyText(control, copy);
  else if (wrap !== undefined) toggleWrap(control);
  else if (control.role === 'tab') chooseTab(control);
  else if (control.ariaHasPopup) control.ariaExpanded = control.ariaExpanded === 'true' ? 'false' : 'true';
}

function isOpen(selector: string): boolean {
  return document.querySelector<HTMLElement>(selector)?.dataset.open !== undefined;
}

/** Opens or closes a drawer or menu; opening moves the focus in, closing gives it back. */
function toggle(selector: string, open: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  const opener = document.querySelector<HTMLElement>(`[data-show="${selector}"]`);
  if (!element) return;
  element.toggleAttribute('data-open', open);
  if (opener) opener.ariaExpanded = String(open);
  const target = open ? element.querySelector<HTMLElement>('a, button, input') : opener;
  target?.focus();
}

/** Closes the menus that the reader has clicked away from. */
function closeMenus(target: Element | undefined): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[aria-haspopup][aria-expanded="true"]')) {
    if (!target || !opener.parentElement?.contains(target)) opener.ariaExpanded = 'false';
  }
}

function escape(): void {
  closeMenus(undefined);
  for (const element of document.querySelectorAll<HTMLElement>('[data-open]')) toggle(`#${element.id}`, false);
}

/** `#id` copies the text of an element, anything else is copied itself. */
async function copyText(control: HTMLElement, source: string): Promise<void> {
  const text = source.startsWith('#') ? document.querySelector(source)?.textContent : source;
  // Refused without https or permission: the reader can still select the text.
  const done = await navigator.clipboard?.writeText(text ?? '').then(
    () => true,
    () => false,
  );
  if (!done) return;
  control.dataset.done = '';
  setTimeout(() => delete control.dataset.done, COPIED_MS);
}

function toggleWrap(control: HTMLElement): void {
  const code = control.closest('.panel, .code')?.querySelector('.pre:not([hidden])');
  control.ariaPressed = String(code?.toggleAttribute('data-wrap') ?? false);
}
