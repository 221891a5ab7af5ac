import { expect, test } from 'vitest';
import { createPageStyles, outerSelectors } from './page-styles.ts';

const SHEETS = {
  first: '@layer base{body{margin:0}}',
  areas: [
    '.pot:not(.cold),.lid{color:red;.tea{color:green}}',
    '@media print{.cup .tea{color:blue}}',
    'table{border:0}',
  ],
  later: '.menu{color:black}',
};

test('an area is inside a page that has all classes of one of its selectors', () => {
  const styles = createPageStyles(SHEETS, '/docs/');

  expect(styles.of('<p class="tea">').inside).toBe(SHEETS.first);
  expect(styles.of('<p class="warm pot">').inside).toBe(`${SHEETS.first}\n${SHEETS.areas[0]}`);
  expect(styles.of('<i class="cup"><b class="tea">').inside).toBe(`${SHEETS.first}\n${SHEETS.areas[1]}`);
});

test('what is not inside is in the file for later, one file for equal pages', () => {
  const styles = createPageStyles(SHEETS, '/docs/');
  const { later } = styles.of('<p class="pot">');

  expect(styles.of('<p class="lid">').later).toBe(later);
  expect([...styles.files()]).toEqual([
    [later.slice('/docs/'.length), `${SHEETS.areas[1]}\n${SHEETS.areas[2]}\n${SHEETS.later}`],
  ]);
});

test('finds the selectors of rules in layers and media, not of rules in rules', () => {
  expect(
    outerSelectors('@layer a;@layer b{.x{--i:url("data:a;b");& .y{top:0}}@media (width>1px){.z,.w>a{left:0}}}'),
  ).toEqual(['.x', '.z', '.w>a']);
});
