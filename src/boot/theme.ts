import { readStored, writeStored } from '../dom/storage.ts';

const THEMES = ['light', 'dark', 'auto'];
const KEY = 'theme';

/** Sets `<html data-theme>` before the first paint, and marks the choice once the choices are there. */
export function restoreTheme(): void {
  showStored();
  addEventListener('DOMContentLoaded', markChoice);
  // Another tab has chosen.
  addEventListener('storage', showStored);
}

/** The new theme grows from the control, for 400 ms: see `styles/base/theme-transition.css`. */
export function chooseTheme(theme: string, control: HTMLElement): void {
  writeStored(KEY, theme);
  const show = () => showTheme(theme);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) {
    show();
    return;
  }
  const { x, y } = control.getBoundingClientRect();
  const { style } = document.documentElement;
  style.setProperty('--x', `${x}px`);
  style.setProperty('--y', `${y}px`);
  // The next choice skips a transition that is still running, which rejects `ready` with an AbortError.
  document.startViewTransition(show).ready.catch(() => undefined);
}

function showStored(): void {
  showTheme(readStored(KEY));
}

function showTheme(wanted: string | null): void {
  document.documentElement.dataset.theme = THEMES.find((theme) => theme === wanted) ?? 'auto';
  markChoice();
}

function markChoice(): void {
  const { theme } = document.documentElement.dataset;
  for (const choice of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    choice.ariaPressed = String(choice.dataset.themeChoice === theme);
  }
}
