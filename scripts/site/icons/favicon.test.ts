import { expect, test } from 'vitest';
import { getAccentColours } from '../../../src/model/look.ts';
import { makeFavicon } from './favicon.ts';

test('a site without a mark has the letters of its title as its icon', () => {
  expect(makeFavicon({ title: 'Tea & Pots' })).toContain('>TP</text>');
  expect(makeFavicon({ title: '茶馆' })).toContain('>茶</text>');
});

test('a site with a mark has it in the accent colours of its look', () => {
  const mark = { viewBox: '0 0 16 16', markup: '<circle r="8" fill="var(--qing)"/>' };
  const site = { title: 'Tea', drawings: { mark } };
  const drawing = makeFavicon(site);
  expect(drawing).toContain('viewBox="0 0 16 16"');
  expect(drawing).toContain('--qing:#006470');
  expect(drawing).toContain(mark.markup);

  const { light, dark } = getAccentColours('#8a3ffc');
  const coloured = makeFavicon(site, { accent: '#8a3ffc' });
  expect(coloured).toContain(`--qing:${light.accent}`);
  expect(coloured).toContain(`--qing:${dark.accent}`);
});
