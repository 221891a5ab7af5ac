import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getInitials } from '../../../src/model/initials.ts';
import { getAccentColours, type Look } from '../../../src/model/look.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { escapeHtml } from '../prerender/html.ts';

/** What the drawing has and the styles of the interface start from. */
const ACCENT = { light: '#006470', dark: '#73cfd6' };

/** The mark of the top bar as an icon: the drawing of this site, or the letters of another one. */
export async function makeFavicon(
  root: string,
  { artwork, title }: Pick<SiteData, 'artwork' | 'title'>,
  { accent = ACCENT }: Pick<Look, 'accent'> = {},
): Promise<string> {
  const { light, dark } = getAccentColours(accent);
  if (artwork) {
    const drawing = await readFile(join(root, 'src/assets/favicon.svg'), 'utf8');
    return drawing.replace(ACCENT.light, light.accent).replace(ACCENT.dark, dark.accent);
  }
  const letters = escapeHtml(getInitials(title));
  const size = letters.length > 2 ? 12 : 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>rect{fill:${light.accent}}text{fill:${light.on}}@media(prefers-color-scheme:dark){rect{fill:${dark.accent}}text{fill:${dark.on}}}</style>
  <rect width="32" height="32" rx="8"/>
  <text x="16" y="16" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${letters}</text>
</svg>
`;
}
