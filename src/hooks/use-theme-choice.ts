import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/**
 * What the reader chose, read from `<html data-theme>`: the boot script writes it there before first paint and on every
 * change. `auto` on the server and during hydration.
 */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readTheme, () => 'auto');
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return THEME_CHOICES.find((choice) => choice === theme) ?? 'auto';
}
