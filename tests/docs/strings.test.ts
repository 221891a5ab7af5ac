import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

type Strings = { [key: string]: string | Strings };

/** Each string by its key with what it is filled with; forms for numbers, which languages have more or fewer of, are one. */
function listKeys(strings: Strings, prefix = ''): string[] {
  return Object.entries(strings).flatMap(([key, value]) => {
    if (typeof value !== 'string') return listKeys(value, `${prefix}${key}.`);
    const values = [...value.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).filter((name) => name !== '{{count}}');
    return [`${prefix}${key.replace(/_(one|other)$/, '')} ${[...new Set(values)].sort().join(' ')}`.trim()];
  });
}

function readKeys(folder: string, locale: string, name: string): string[] {
  return [...new Set(listKeys(JSON.parse(readFileSync(join(ROOT, folder, locale, name), 'utf8'))))];
}

it.each(['src/strings', 'site/provider/strings'])('%s has the same keys and values in every language', (folder) => {
  const names = readdirSync(join(ROOT, folder, 'en'));

  expect(readdirSync(join(ROOT, folder, 'zh'))).toEqual(names);
  for (const name of names)
    expect(readKeys(folder, 'zh', name).sort(), name).toEqual(readKeys(folder, 'en', name).sort());
});
