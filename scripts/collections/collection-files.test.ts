import { expect, it } from 'vitest';
import { memoryCache } from '../content/cache/cache.ts';
import { compile } from '../content/compile.ts';
import { readSite } from '../content/read/site.ts';
import { toStatusPattern } from './collection.ts';
import { collectionFiles } from './collection-files.ts';

const { localeBuilds } = await compile(await readSite('tests/fixtures/site'), { cache: memoryCache() });
const source = localeBuilds.find(({ site }) => site.locale === 'en');
const files = new Map(
  collectionFiles(source ?? fail(), { values: { baseUrl: 'http://localhost:4180' } }).map(({ path, content }) => [
    path,
    content,
  ]),
);

function fail(): never {
  throw new Error('There are no English pages.');
}

type Item = {
  name: string;
  item?: Item[];
  request?: { method: string; url: { raw: string }; description: string; body?: { raw: string } };
};

function listItems(items: Item[]): Item[] {
  return items.flatMap((item) => (item.item ? listItems(item.item) : [item]));
}

it('has a request for each operation, in the folders of the sidebar, with a link to its page', () => {
  const { item } = JSON.parse(files.get('postman_collection.json') ?? '') as { item: Item[] };
  const requests = listItems(item);

  expect(item.map(({ name }) => name)).toContain('Brewing');
  expect(requests.map(({ request }) => `${request?.method} ${request?.url.raw}`)).toContain('POST {{baseUrl}}/pots');
  for (const { request } of requests) expect(request?.description).toContain('(https://tea.example.com/docs/');
});

it('gives each tool the same requests', () => {
  const { item } = JSON.parse(files.get('postman_collection.json') ?? '') as { item: Item[] };
  const count = listItems(item).length;

  expect(count).toBeGreaterThan(2);
  expect(files.get('httpyac.http')?.match(/^### /gm)).toHaveLength(count);
  const bruno = [...files].filter(([path, content]) => path.startsWith('bruno/') && content.includes('type: http'));
  expect(bruno).toHaveLength(count);
});

it('has the servers as variables, with the values that are given', () => {
  const { values } = JSON.parse(files.get('postman_environment.json') ?? '');

  expect(values).toEqual([{ key: 'baseUrl', value: 'http://localhost:4180', type: 'default', enabled: true }]);
});

it('accepts no run in which everything is refused or fails, but for an example that has expired', () => {
  const accepts = (status: number, options?: { isExpired: boolean }) =>
    new RegExp(toStatusPattern(['200', '4XX', 'default'], options)).test(String(status));

  expect([200, 404, 409, 422, 429].filter((status) => !accepts(status))).toEqual([]);
  expect([400, 401, 403, 500, 503].filter((status) => accepts(status))).toEqual([]);
  expect(accepts(400, { isExpired: true })).toBe(true);
  expect(files.get('postman_collection.json')).toContain('^(?!400|401|403|5)(?:');
});
