import { expect, test } from 'vitest';
import { ROOT } from '../../cli/options.ts';
import { makeFavicon } from './favicon.ts';

test('a site without a drawing has the letters of its title as its icon', async () => {
  expect(await makeFavicon(ROOT, { title: 'Tea & Pots' })).toContain('>TP</text>');
  expect(await makeFavicon(ROOT, { title: '茶馆' })).toContain('>茶</text>');
});

test('this site has its drawing', async () => {
  expect(await makeFavicon(ROOT, { title: 'Tea', artwork: 'payments' })).not.toContain('<text');
});
