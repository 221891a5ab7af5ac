/** How a site looks where it differs from `src/styles/base/tokens.css`. Colours are `#rrggbb`. */
export type Look = {
  /** Links, buttons, the current page: one colour, from which that of the dark theme is made, or one for each theme. */
  accent?: string | { light: string; dark: string };
  /** Corners of cards in pixels, 0 to 20; those of smaller parts follow. */
  radius?: number;
  /** Font families as CSS has them, `Inter, sans-serif`; of those that readers do not have, the files below. */
  fonts?: { text?: string; code?: string };
  /** WOFF2 files of the site folder: `{ family: 'Inter', file: 'fonts/inter.woff2', weight: '100 900' }`. */
  fontFiles?: { family: string; file: string; weight?: string }[];
};

/** The colours that follow from an accent, in one theme. */
export type AccentColours = { accent: string; strong: string; soft: string; on: string };

/** What text in the accent is on: the page, the sidebar. From `src/styles/base/tokens.css`. */
const GROUNDS = { light: ['#ffffff', '#f5f9f9'], dark: ['#0d1416', '#091012'] } as const;
const [WHITE, BLACK] = ['#ffffff', '#0d1416'];

/** Success criterion 1.4.3 of WCAG 2.2, for text of ordinary size. */
export const MIN_CONTRAST = 4.5;
/** What an accent is given in the dark theme where none is named: as bright as that of this site. */
const DARK_CONTRAST = 9;

export type Theme = keyof typeof GROUNDS;

/** The colours of both themes. */
export function getAccentColours(accent: NonNullable<Look['accent']>): Record<Theme, AccentColours> {
  const light = typeof accent === 'string' ? accent : accent.light;
  const dark =
    typeof accent === 'string'
      ? change(accent, WHITE, (colour) => contrast(colour, BLACK) >= DARK_CONTRAST)
      : accent.dark;
  return { light: derive(light, 'light'), dark: derive(dark, 'dark') };
}

function derive(accent: string, theme: Theme): AccentColours {
  const [ground] = GROUNDS[theme];
  return {
    accent,
    strong: mix(accent, theme === 'light' ? '#000000' : WHITE, 0.25),
    soft: mix(accent, ground, theme === 'light' ? 0.9 : 0.82),
    on: contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK,
  };
}

/** The least contrast of text with the accent in a theme: on the page, the sidebar, the current row, and the text of a button on it. */
export function getLeastContrast({ accent, soft, on }: AccentColours, theme: Theme): number {
  return Math.min(...[...GROUNDS[theme], soft, on].map((other) => contrast(accent, other)));
}

/** The nearest colour with enough contrast in a theme. */
export function findReadable(accent: string, theme: Theme): string {
  const target = theme === 'light' ? '#000000' : WHITE;
  return change(accent, target, (colour) => getLeastContrast(derive(colour, theme), theme) >= MIN_CONTRAST);
}

function change(colour: string, target: string, isEnough: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, target, share);
    if (isEnough(mixed)) return mixed;
  }
  return target;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of the second colour. */
function mix(one: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
