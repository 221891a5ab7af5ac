import { expect, test } from 'vitest';
import { formatIconNames, formatIconStyles } from './icon-sprite.ts';

const ICONS = [
  {
    name: 'copy',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">\n  <path d="M9 9h11"/>\n</svg>\n',
  },
  { name: 'menu', svg: '<svg viewBox="0 0 24 24">\n  <path d="M4 7h16"/>\n  <path d="M4 9h16"/>\n</svg>' },
];

test('every icon has its own 24 pixels of one mask, and a class that moves the mask there', () => {
  const css = formatIconStyles(ICONS);

  expect(css).toContain("viewBox='0 0 48 24'");
  expect(css).toContain(
    "%3Cpath d='M9 9h11'/>%3Cg transform='translate(24)'>%3Cpath d='M4 7h16'/>%3Cpath d='M4 9h16'/>%3C/g>",
  );
  expect(css).toContain(':root { --icon-copy: 0; --icon-menu: -1; }');
  expect(css).toContain('.icon-menu { --icon: var(--icon-menu); }');
});

test('a second sprite is the mask of its own icons alone', () => {
  const css = formatIconStyles(ICONS, 'own');

  expect(css).toContain(
    '.mask-icon:is(.icon-copy, .icon-menu), .icon-button--mask:is(.icon-copy, .icon-menu)::before {',
  );
});

test('the names of the icons are a type', () => {
  expect(formatIconNames(ICONS)).toContain('export type IconName =\n  | "copy"\n  | "menu";\n');
});

test('a file with another grid is refused by its name', () => {
  expect(() => formatIconStyles([{ name: 'big', svg: '<svg viewBox="0 0 32 32"></svg>' }])).toThrow(
    'src/assets/icons/big.svg',
  );
});
