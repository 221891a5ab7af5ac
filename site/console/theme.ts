const SYSTEM = '(prefers-color-scheme: dark)';

/** Whether the page is dark: as the reader has chosen, else as the system is. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia(SYSTEM).matches);
}

/** Calls back when either may have changed. Gives what ends it. */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(SYSTEM);
  system.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', callback);
  };
}

/** Scalar reads its configuration of the theme once, at its start; afterwards only these classes tell it. */
export function showTheme(dark: boolean): void {
  document.body.classList.toggle('dark-mode', dark);
  document.body.classList.toggle('light-mode', !dark);
}
