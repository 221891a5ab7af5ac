import { expect, test } from 'vitest';
import { emittedFiles } from '../../../tests/setup/emitted-files.ts';
import { memoryCache } from '../cache/cache.ts';
import { compile } from '../compile.ts';
import { readSite } from '../read/site.ts';
import { routesSource } from './routes.ts';

const compiled = await compile(await readSite(new URL('../../../tests/fixtures/site', import.meta.url).pathname), {
  cache: memoryCache(),
});
const outputs = await emittedFiles(compiled);

test('the fixture site has no mistake', () => {
  expect(compiled.problems).toEqual([]);
});

test('writes pages, shell data, documents and images of every language and version', () => {
  expect([...outputs.keys()].sort()).toEqual(
    expect.arrayContaining([
      '_data/en/brewing/order-pot.json',
      '_data/en/index.json',
      '_data/en/reference/index.json',
      '_data/en/site.json',
      '_data/v1/zh/site.json',
      '_data/v1/zh/tea/order-cup.json',
      '_data/zh/404.json',
      '_images/en/code.svg',
      'asyncapi/kitchen.json',
      'openapi/tea.yaml',
      'robots.txt',
      'sitemap.xml',
      'v1/openapi/tea.yaml',
    ]),
  );
});

test('the sitemap names every page with its languages, base and version', () => {
  const sitemap = outputs.get('sitemap.xml') ?? '';

  expect(sitemap).toContain('<url><loc>https://tea.example.com/docs/zh/kitchen</loc>');
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://tea.example.com/docs/v1/zh/guide"/>',
  );
  expect(sitemap).not.toContain('404');
  expect(outputs.get('robots.txt')).toContain('Sitemap: https://tea.example.com/docs/sitemap.xml');
});

test('publishes attachments unchanged', () => {
  expect(outputs.get('openapi/steeping-times.json')).toBe('{ "sencha": 90, "oolong": 180 }\n');
});

test('the images of a page have their address and size', () => {
  expect(outputs.get('_data/en/guide.json')).toContain(
    '{"src":"/_images/en/code.svg","alt":"Code of the tea house","width":96,"height":96}',
  );
});

test('an operation without a guide has a page in the group of its tag', () => {
  const page = JSON.parse(outputs.get('_data/en/tea/get-pots.json') ?? '{}');

  expect(page).toMatchObject({
    title: 'List pots',
    kind: 'reference',
    breadcrumbs: [{ text: 'Brewing' }, { text: 'List pots' }],
  });
});

test('the union of routes has every path once', () => {
  const source = routesSource(compiled.localeBuilds);

  expect(source).toContain('  | "/brewing/order-pot"\n');
  expect(source.match(/"\/guide"/g)).toHaveLength(1);
});
