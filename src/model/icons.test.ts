import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from './icons.ts';

test('every icon that content may name has a rule in a style sheet, and the other way round', () => {
  const folder = new URL('../styles/', import.meta.url);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const rules = [...css.matchAll(/\.i-([a-z]+)/g)].map(([, name]) => name);

  expect([...new Set(rules)].sort()).toEqual([...ICONS].sort());
});
