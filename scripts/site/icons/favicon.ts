import { getInitials } from '../../../src/model/initials.ts';
import { getAccentColours, type Look, type Theme } from '../../../src/model/look.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { escapeHtml } from '../prerender/html.ts';

/** What the styles of the interface start from: `src/styles/base/tokens.css`. */
const ACCENT = { light: '#006470', dark: '#73cfd6' };
const HIGHLIGHT = { light: '#dfaf50', dark: '#e3b662' };

/** The mark of the top bar as an icon: the drawing of the site, or the letters of its title. */
export function makeFavicon(
  { drawings, title }: Pick<SiteData, 'drawings' | 'title'>,
  { accent = ACCENT }: Pick<Look, 'accent'> = {},
): string {
  const colours = getAccentColours(accent);
  if (drawings?.mark) {
    const { viewBox, markup } = drawings.mark;
    const rule = (theme: Theme) =>
      `svg{color:${colours[theme].accent};--qing:${colours[theme].accent};--qing-soft:${colours[theme].soft};--on-qing:${colours[theme].on};--brass-fill:${HIGHLIGHT[theme]}}`;
    return toFile(viewBox, rule, markup);
  }
  const letters = escapeHtml(getInitials(title));
  const size = letters.length > 2 ? 12 : 16;
  return toFile(
    '0 0 32 32',
    (theme) => `rect{fill:${colours[theme].accent}}text{fill:${colours[theme].on}}`,
    `<rect width="32" height="32" rx="8"/>
  <text x="16" y="16" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${letters}</text>`,
  );
}

function toFile(viewBox: string, rule: (theme: Theme) => string, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
  <style>${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}</style>
  ${markup}
</svg>
`;
}
