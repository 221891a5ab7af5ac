import { readStored, writeStored } from './storage.ts';

const KEY = 'fonts';

/**
 * Uses our fonts, `<html data-fonts>`, when an earlier visit has left them in the browser's cache, and asks for them at once: only what is
 * there when the first frame is made is used (`font-display: optional`). A first visit goes without; fonts that come too late to be seen
 * would still make the browser lay out the whole page again, once for each.
 */
export function restoreFonts(): void {
  if (readStored(KEY) === null) return;
  document.documentElement.dataset.fonts = '';
  void loadFonts();
}

/** Fetches our fonts for the next visit; nothing of this page names them. */
export async function keepFonts(): Promise<void> {
  if (readStored(KEY) !== null) return;
  const loaded = await loadFonts();
  if (loaded.length > 0) writeStored(KEY, 'kept');
}

/** None when they do not load. */
function loadFonts(): Promise<FontFace[]> {
  return document.fonts.load('1em Doc Sans, Doc Mono').catch(() => []);
}
