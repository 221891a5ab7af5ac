import { expect, test } from 'vitest';
import { operations } from '../expected/documented.ts';
import { expectedPaths } from '../expected/pages.ts';
import { getMain } from './get.ts';

/** Fragments that links may lead to; those of React's own ids change with every build. */
function getFragments(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id = '']) => (id.startsWith('_R') ? [] : id));
}

test('every fragment is on the same page in both languages, and once on it', async () => {
  for (const path of expectedPaths) {
    const [chinese, english] = [await getMain(path), await getMain(`/en${path}`)].map(getFragments);

    expect(chinese, path).toEqual(english);
    expect(chinese, path).toHaveLength(new Set(chinese).size);
  }
});

/** What every page of an operation says, in the words of its markup. */
const FACTS: [what: string, sign: RegExp][] = [
  ['draft mark', /class="page-head__mark/],
  ['address to copy', /data-copy-text="https:\/\/sandbox-/],
  ['both environments', /https:\/\/(api|token)\.example\.com</],
  ['access', /<dt[^>]*>(Access|访问权限)</],
  ['how to sign', /<dd>.{0,160}href="(\/en)?\/(guide\/global-request-header#the-string-to-sign|token\/#signed-query)"/],
  ['rate limit', /<dt[^>]*>(Rate limit|限流)</],
  ['parameters', /id="(headers|query)"/],
  ['permalink of a field', /class="field__name" href="#/],
  ['responses', /id="responses"/],
  ['errors with catalogue', /id="errors".*guide\/other\/errors#error-\d{6}"/s],
  ['order of checks', /guide\/retries#order-of-checks"/],
  ['six languages', /<select[^>]*data-tabs-group="lang"(.*?data-tab="){6}/s],
  ['response example', /-response"/],
  ['copy as Markdown', /data-copy-file="/],
  ['copy link', /data-copy-link/],
  ['document of the operation', /href="\/openapi\/[\w./-]+\.json"/],
  ['console', /console\/\?operation=/],
];

const OPERATION_PAGES = new Set(operations.flatMap(({ pages }) => pages));

test.each([...OPERATION_PAGES])('%s says what every operation has, in both languages', async (path) => {
  for (const address of [path, `/en${path}`]) {
    const html = await getMain(address);

    expect(
      FACTS.filter(([, sign]) => !sign.test(html)).map(([what]) => what),
      address,
    ).toEqual([]);
  }
});
