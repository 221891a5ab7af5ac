import { beforeAll, expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { type Compiled, compile } from '../../scripts/content/compile.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import type { Page } from '../../src/model/page.ts';

/** Section 2 of the product specification, without the language; besides these there are only the further appendices. */
const PATHS = [
  '/',
  '/hello',
  '/guide/',
  ...['code2token', 'refresh-token'].map((name) => `/guide/auth/${name}`),
  '/guide/biz/wallet',
  ...'active-card cancel-card card-bin-info card-bin-list card-contact card-holder-bind card-info card-list card-log-info card-log-list'
    .split(' ')
    .map((name) => `/guide/card/${name}`),
  ...'card-pwd card-recharge card-status card-withdraw open-card'.split(' ').map((name) => `/guide/card/${name}`),
  ...'country-code create-holder holder-detail holder-list update-holder'
    .split(' ')
    .map((name) => `/guide/card/holder/${name}`),
  ...'card errors types values'.split(' ').map((name) => `/guide/other/${name}`),
  ...'apply-quote channel-list channel-params order-detail pay-now'.split(' ').map((name) => `/guide/payment/${name}`),
  '/token/',
  ...'gen-user withdraw listen ack refresh'.split(' ').map((name) => `/token/${name}`),
];

let compiled: Compiled;

beforeAll(async () => {
  compiled = await compile(await readSite(process.cwd()), { cache: memoryCache() });
}, 60_000);

function pagesIn(locale: string): Page[] {
  return compiled.editions.find(({ site }) => site.locale === locale)?.pages ?? [];
}

/** Fragments in reading order: of headings, sections and fields. */
function getFragments(page: Page): string[] {
  const headings = page.layout === 'doc' ? page.headings.map(({ id }) => id) : [];
  const blocks = 'blocks' in page ? JSON.stringify(page.blocks) : '';
  return [...headings, ...[...blocks.matchAll(/"name":"[^"]*","id":"([^"]+)","required"/g)].map(([, id]) => id ?? '')];
}

test('the content has no mistake and no warning', () => {
  expect(compiled.problems).toEqual([]);
});

test.each(['zh', 'en'])(
  'every specified page exists in %s, and besides them only the overview and the 404 page',
  (locale) => {
    const paths = pagesIn(locale).map(({ path }) => path);

    expect(paths.toSorted()).toEqual([...PATHS, '/reference/', '/404'].toSorted());
  },
);

test('every one of the 31 operations and the channel is on a page', () => {
  const subjects = new Set(
    pagesIn('en').flatMap((page) => {
      const blocks = 'blocks' in page ? page.blocks : [];
      return blocks.flatMap((block) => {
        if (block.kind === 'operation') return block.operation.id;
        return block.kind === 'channel' ? `channel ${block.channel.id}` : [];
      });
    }),
  );

  expect(subjects.size).toBe(32);
});

test('fragments are unique on a page and the same in both languages', () => {
  const english = new Map(pagesIn('en').map((page) => [page.path, getFragments(page)]));

  for (const page of pagesIn('zh')) {
    const fragments = getFragments(page);
    expect(new Set(fragments).size, page.path).toBe(fragments.length);
    expect(english.get(page.path), page.path).toEqual(fragments);
  }
});

test('previous and next lead through every page of a sidebar', () => {
  const pages = new Map(pagesIn('zh').map((page) => [page.path, page]));
  const walked: string[] = [];

  for (let page = pages.get('/guide/'); page; page = page.next && pages.get(page.next.path)) walked.push(page.path);

  expect(walked).toHaveLength(33);
  expect(walked.at(-1)).toBe('/guide/other/values');
});
