import { beforeAll, expect, test } from 'vitest';

import type { Compiled } from '../../scripts/content/compile.ts';

import type { Operation } from '../../src/model/operation.ts';
import type { Block, Page } from '../../src/model/page.ts';
import { operations } from '../expected/documented.ts';
import { givenPages } from '../expected/given.ts';
import { expectedPaths, overviewPage } from '../expected/pages.ts';
import { compiledSite } from '../setup/site-contents.ts';

let compiled: Compiled;

beforeAll(async () => {
  compiled = await compiledSite();
});

function pagesIn(locale: string): Page[] {
  return compiled.localeBuilds.find(({ site }) => site.locale === locale)?.pages ?? [];
}

test('the content has no mistake and no warning', () => {
  expect(compiled.problems).toEqual([]);
});

test('the site has every given page', () => {
  expect(givenPages).toHaveLength(46);
  expect(expectedPaths).toEqual(expect.arrayContaining(givenPages));
});

test.each(['zh', 'en'])(
  'every guide is a page in %s, and besides them only the overview and the pages for what is not there',
  (locale) => {
    const paths = pagesIn(locale).map(({ path }) => path);

    expect(paths.toSorted()).toEqual([...expectedPaths, overviewPage[0], '/404', '/404-offline'].toSorted());
  },
);

test('every operation and the channel is on a page', () => {
  const subjects = new Set(
    pagesIn('en').flatMap((page) => {
      const blocks = 'blocks' in page ? page.blocks : [];
      return blocks.flatMap((block) => {
        if (block.kind === 'operation') return block.operation.id;
        return block.kind === 'channel' ? `channel ${block.channel.id}` : [];
      });
    }),
  );

  expect([...subjects].sort()).toEqual([...operations.map(({ id }) => id), 'channel listen'].sort());
});

function getOperations(locale: string): { path: string; operation: Operation; before: Block[] }[] {
  return pagesIn(locale).flatMap(({ path, ...page }) => {
    const blocks = 'blocks' in page ? page.blocks : [];
    return blocks.flatMap((block, index) =>
      block.kind === 'operation' ? [{ path, operation: block.operation, before: blocks.slice(0, index) }] : [],
    );
  });
}

test('an operation shows each state machine that it moves once', () => {
  const shown = getOperations('en').map(({ operation: { id, effects = [] } }) => [
    id,
    ...effects.map(({ machine }) => machine.id),
  ]);

  expect(shown).toEqual(shown.map((names) => [...new Set(names)]));
});

test('an operation without a request body shows no error of a body', () => {
  const bodyless = getOperations('en').filter(({ operation }) => operation.body === undefined);
  const codes = bodyless.flatMap(({ operation }) => operation.errors.map(({ code }) => code));

  expect(bodyless.length).toBeGreaterThan(10);
  expect(codes.filter((code) => [400001, 413001, 415001].includes(code))).toEqual([]);
  expect(JSON.stringify(bodyless.map(({ operation }) => operation.responses))).not.toContain('MALFORMED_JSON');
});

test.each(['zh', 'en'])('the warning against a second transfer of money is above the fields in %s', (locale) => {
  const money = getOperations(locale).filter(({ operation }) =>
    ['createPayment', 'withdrawCard', 'withdrawToken'].includes(operation.id),
  );
  const warnings = money.map(({ operation, before }) => [operation.id, /"warning"/.test(JSON.stringify(before))]);

  expect(Object.fromEntries(warnings)).toEqual({ createPayment: true, withdrawCard: true, withdrawToken: true });
});

test('previous and next lead through every page of a sidebar but those at its foot', () => {
  const atFoot = ['/guide/other/downloads'];
  const pages = new Map(pagesIn('zh').map((page) => [page.path, page]));
  const walked: string[] = [];

  for (let page = pages.get('/guide/quick-start'); page; page = page.next && pages.get(page.next.path))
    walked.push(page.path);

  const expected = expectedPaths.filter((path) => path.startsWith('/guide/') && !atFoot.includes(path));
  expect(walked.toSorted()).toEqual(expected.toSorted());
});
