import type { SiteConfig } from '../../../src/model/config.ts';
import { getAccentColours, type Look } from '../../../src/model/look.ts';
import type { Bundle } from '../bundle/bundle.ts';

/** The bundle with the looks of a site: in its critical styles, so that nothing changes after the first paint. */
export function withLook(bundle: Bundle, { look, base = '/' }: Pick<SiteConfig, 'look' | 'base'>): Bundle {
  if (look === undefined) return bundle;
  const styles = lookStyles(look, base);
  const { operation, guide, home } = bundle.styles.critical;
  const critical = { operation: operation + styles, guide: guide + styles, home: home + styles };
  // Nobody waits for a font that no text has.
  const isUsed = (href: string) =>
    !(look.fonts?.text !== undefined && href.includes('doc-sans')) &&
    !(look.fonts?.code !== undefined && href.includes('doc-mono'));
  return { ...bundle, styles: { ...bundle.styles, critical }, fonts: bundle.fonts.filter(isUsed) };
}

/** Values for the variables of `src/styles/base/tokens.css`, in their layer: `@layer tokens{:root{--r-3:4px}}`. */
export function lookStyles({ accent, radius, fonts = {}, fontFiles = [] }: Look, base: string): string {
  const values: Record<string, string> = {};
  if (accent !== undefined) {
    const { light, dark } = getAccentColours(accent);
    values['--qing'] = `light-dark(${light.accent},${dark.accent})`;
    values['--qing-2'] = `light-dark(${light.strong},${dark.strong})`;
    values['--qing-soft'] = `light-dark(${light.soft},${dark.soft})`;
    values['--on-qing'] = `light-dark(${light.on},${dark.on})`;
  }
  if (radius !== undefined)
    for (const [name, share] of Object.entries(RADII)) values[name] = `${Math.round(radius * share)}px`;
  if (fonts.text !== undefined) values['--sans'] = `${fonts.text},system-ui,var(--sans-cjk),sans-serif`;
  if (fonts.code !== undefined) values['--mono'] = `${fonts.code},ui-monospace,var(--sans-cjk),monospace`;
  const faces = fontFiles.map(
    ({ family, file, weight = '400' }) =>
      `@font-face{font-family:"${family}";src:url(${base}${encodeURI(file)}) format("woff2");font-weight:${weight};font-display:swap}`,
  );
  const list = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  // The sheet has fonts of its own for Chinese.
  return `${faces.join('')}@layer tokens{:root,:root:lang(zh){${list.join(';')}}}`;
}

/** Beside the corner of a card, which is 10 pixels in the sheet. */
const RADII = { '--r-1': 0.4, '--r-2': 0.6, '--r-3': 1, '--r-4': 1.4 };
