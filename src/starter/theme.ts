import { readStored, writeStored } from './storage.ts';

const THEMES = ['light', 'dark', 'auto'];
const KEY = 'theme';

/** Sets `<html data-theme>` before the first paint, and marks the choice once the choices are there. */
export function restoreTheme(): void {
  const theme = THEMES.find((theme) => theme === readStored(KEY)) ?? 'auto';
  document.documentElement.dataset.theme = theme;
  addEventListener('DOMContentLoaded', () => markChoice(theme));
}

export function chooseTheme(theme: string): void {
  writeStored(KEY, theme);
  document.documentElement.dataset.theme = theme;
  markChoice(theme);
}

function markChoice(theme: string): void {
  for (const choice of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    choice.ariaPressed = String(choice.dataset.themeChoice === theme);
  }
}
