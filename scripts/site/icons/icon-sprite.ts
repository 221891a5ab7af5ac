/** An icon: the name of its file and the text of the SVG. */
export type IconFile = { name: string; svg: string };

/** Pixels of the grid that every icon is drawn on. */
const SIZE = 24;
const DRAWING = new RegExp(`^<svg [^>]*viewBox="0 0 ${SIZE} ${SIZE}"[^>]*>(.*)</svg>\\s*$`, 's');

/**
 * The sprite as a style sheet. All icons are side by side in one mask, because the browser parses and lays out each mask image as a
 * document of its own; `--icon` is the position in it. `var(--icon-NAME)` shows another icon of the same sprite in some state of an
 * element. The sprite is the mask of `all` icons, or of its `own` ones alone.
 */
export function formatIconStyles(icons: IconFile[], mask: 'all' | 'own' = 'all'): string {
  const drawings = icons.map(({ name, svg }, index) => toSpritePart(name, svg, index));
  const attributes = `fill='none' stroke='red' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'`;
  const sprite = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${icons.length * SIZE} ${SIZE}' ${attributes}>${drawings.join('')}</svg>`;
  const url = `data:image/svg+xml,${sprite.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C')}`;
  const positions = icons.map(({ name }, index) => `--icon-${name}: ${-index};`);
  const own = mask === 'all' ? '' : `:is(${icons.map(({ name }) => `.icon-${name}`).join(', ')})`;
  const rules = icons.map(({ name }) => `.icon-${name} { --icon: var(--icon-${name}); }`);
  return [
    '/* Generated from src/assets/icons. Not to be edited. */',
    '@layer icons {',
    `:root { ${positions.join(' ')} }`,
    `.mask-icon${own}, .icon-button--mask${own}::before { mask-image: url("${url}"); }`,
    ...rules,
    '}\n',
  ].join('\n');
}

/** The union of the names, so that a misspelt one does not compile. */
export function formatIconNames(icons: IconFile[]): string {
  const union = icons.map(({ name }) => `  | ${JSON.stringify(name)}`).join('\n');
  return `// Generated from src/assets/icons. Not to be edited.\n\nexport type IconName =\n${union || '  never'};\n`;
}

/** What the root element of the file says about strokes holds for the whole sprite. */
function toSpritePart(name: string, svg: string, index: number): string {
  const drawing = DRAWING.exec(svg)?.[1];
  if (drawing === undefined)
    throw new Error(`src/assets/icons/${name}.svg: not one <svg viewBox="0 0 ${SIZE} ${SIZE}">.`);
  const content = drawing.replace(/\s+/g, ' ').replaceAll('> <', '><').trim().replaceAll('"', "'");
  return index === 0 ? content : `<g transform='translate(${index * SIZE})'>${content}</g>`;
}
