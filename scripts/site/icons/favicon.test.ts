import { expect, test } from 'vitest';
import { getAccentColours } from '../../../src/model/look.ts';
import { ROOT } from '../../installation/installation.ts';
import { makeFavicon } from './favicon.ts';

test('a site without a drawing has the letters of its title as its icon', async () => {
  expect(await makeFavicon(ROOT, { title: 'Tea & Pots' })).toContain('>TP</text>');
  expect(await makeFavicon(ROOT, { title: '茶馆' })).toContain('>茶</text>');
});

test('a site with a drawing has it in the accent colours of its look', async () => {
  const site = { title: 'Tea', artwork: 'payments' } as const;
  const drawing = await makeFavicon(ROOT, site);
  expect(drawing).toContain('stroke:#006470');
  expect(drawing).not.toContain('<text');

  const { light, dark } = getAccentColours('#8a3ffc');
  const coloured = await makeFavicon(ROOT, site, { accent: '#8a3ffc' });
  expect(coloured).toContain(`stroke:${light.accent}`);
  expect(coloured).toContain(`stroke:${dark.accent}`);
});
