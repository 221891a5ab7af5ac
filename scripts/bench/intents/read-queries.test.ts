import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readQueries } from './read-queries.ts';

const dir = await mkdtemp(join(tmpdir(), 'read-queries-'));
afterAll(() => rm(dir, { recursive: true }));

const pages = [
  {
    path: '/refunds/create',
    title: 'Create refund',
    endpoints: [{ method: 'POST' as const, path: '/refunds', id: 'a' }],
    entries: [],
  },
  { path: '/guide', title: 'Guide', endpoints: [], entries: [] },
];

async function read(text: string, locale = 'en') {
  const file = join(dir, 'queries.yaml');
  await writeFile(file, text);
  return readQueries(file, locale, { pages });
}

test('pages are named by what they call or by their address, and a query may have several', async () => {
  expect((await read('en:\n  POST /refunds, /guide: [money back, return]\n  /guide: [begin]\n')).intents).toEqual([
    { query: 'money back', paths: ['/refunds/create', '/guide'] },
    { query: 'return', paths: ['/refunds/create', '/guide'] },
    { query: 'begin', paths: ['/guide'] },
  ]);
  expect((await read('en:\n  /guide: [begin]\n', 'zh')).intents).toEqual([]);
});

test.each(['GET /refunds', '/nothing'])('%s, which no page of the site is, is left out and named', async (name) => {
  const { intents, missing } = await read(`en:\n  ${name}: [money back]\n  ${name}, /guide: [begin]\n`);
  expect(intents).toEqual([{ query: 'begin', paths: ['/guide'] }]);
  expect(missing).toEqual([name]);
  await expect(read(`en:\n  ${name}: [money back]\n`)).rejects.toThrow('The site has no page that');
});
