import { expect, it } from 'vitest';
import { lookStyles } from './look-styles.ts';

it('gives the variables of the token sheet other values', () => {
  expect(lookStyles({ accent: { light: '#003366', dark: '#99ccff' }, radius: 5 }, '/')).toBe(
    '@layer tokens{:root,:root:lang(zh){--qing:light-dark(#003366,#99ccff);--qing-2:light-dark(#00264d,#b3d9ff);' +
      '--qing-soft:light-dark(#e6ebf0,#263540);--on-qing:light-dark(#ffffff,#0d1416);--r-1:2px;--r-2:3px;--r-3:5px;--r-4:7px}}',
  );
});

it('loads font files below the base', () => {
  const look = { fonts: { text: 'Inter' }, fontFiles: [{ family: 'Inter', file: 'fonts/my inter.woff2' }] };
  expect(lookStyles(look, '/docs/')).toBe(
    '@font-face{font-family:"Inter";src:url(/docs/fonts/my%20inter.woff2) format("woff2");font-weight:400;font-display:swap}' +
      '@layer tokens{:root,:root:lang(zh){--sans:Inter,system-ui,var(--sans-cjk),sans-serif}}',
  );
});
