import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../setup/test.ts';
import { expectedPages } from './expected-pages.ts';

const paths = expectedPages.map(([path]) => path);

/** The main part of a page as the server wrote it. */
async function getMain(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  return /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '';
}

/** Fragments that links may lead to; those of React's own ids change with every build. */
function getFragments(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id = '']) => (id.startsWith('_R') ? [] : id));
}

test('every fragment of every page is in the same place in both languages, and there once', async ({ request }) => {
  for (const path of paths) {
    const [chinese, english] = [await getMain(request, path), await getMain(request, `/en${path}`)].map(getFragments);

    expect(chinese, path).toEqual(english);
    expect(chinese, path).toHaveLength(new Set(chinese).size);
  }
});

const METHOD = /class="m (get|post|put|patch|delete) m--lg/;

/** What every page of an operation says, in the words of its markup. */
const FACTS: [what: string, sign: RegExp][] = [
  ['draft badge', /class="badge badge--draft/],
  ['address to copy', /data-copy-text="https:\/\/sandbox-/],
  ['both environments', /https:\/\/(api|token)\.example\.com</],
  ['authentication', /<dt>(Authentication|认证)</],
  ['how to sign', /<dd>.{0,160}href="(\/en)?\/(guide\/#the-string-to-sign|token\/#signed-query)"/],
  ['idempotency class', /<dt>(Idempotency key|幂等键)</],
  ['rate limit', /<dt>(Rate limit|限流)</],
  ['parameters', /id="(headers|query)"/],
  ['permalink of a field', /class="f__n" href="#/],
  ['responses', /id="responses"/],
  ['errors with catalogue', /id="errors".*guide\/other\/errors#error-\d{6}"/s],
  ['order of checks', /guide\/#order-of-checks"/],
  ['six languages', /data-tabs-group="lang"(.*?role="tab"){6}/s],
  ['response example', /-response"/],
  ['copy as Markdown', /data-copy-file="/],
  ['copy link', /data-copy-link/],
  ['document of the operation', /href="\/openapi\/[\w./-]+\.json"/],
  ['console', /console\/\?operation=/],
];

test('every page of an operation says what every operation has', async ({ request }) => {
  const incomplete: string[] = [];
  let count = 0;
  for (const address of paths.flatMap((path) => [path, `/en${path}`])) {
    const html = await getMain(request, address);
    if (!METHOD.test(html)) continue;
    count += 1;
    incomplete.push(...FACTS.filter(([, sign]) => !sign.test(html)).map(([what]) => `${address}: ${what}`));
  }

  expect(incomplete).toEqual([]);
  // 31 operations in two languages, one of them on two pages.
  expect(count).toBe(64);
});
