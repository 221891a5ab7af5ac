import { readStored, writeStored } from './storage.ts';

const THEMES = ['light', 'dark', 'auto'];
const KEY = 'theme';

/** Sets `<html data-theme>` before the first paint. */
export function restoreTheme(): void {
  document.documentElement.dataset.theme = THEMES.find((theme) => theme === readStored(KEY)) ?? 'auto';
}

export function chooseTheme(theme: string): void {
  writeStored(KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const choice of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    choice.setAttribute('aria-checked', String(choice.dataset.themeChoice === theme));
  }
}
