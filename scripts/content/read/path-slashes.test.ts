import { expect, test } from 'vitest';
import { compileDocuments, get, tea } from '../../../tests/setup/compile-documents.ts';

const RESPONSES = "responses: {'200': {description: All.}}";
const SERVERS = 'servers: [{url: https://tea.example}]\n';

test('a path without its slash is reported with its line, and pages and samples have the slash', async () => {
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(get('.evil.example/pots', RESPONSES), SERVERS),
  });
  expect(problems).toEqual([
    'tea.yaml:4:3  warning: The path ".evil.example/pots" does not begin with "/".\n    hint: Write "/.evil.example/pots".',
  ]);
  const text = JSON.stringify(pages);
  expect(text).toContain('https://tea.example/.evil.example/pots');
  expect(text).not.toContain('tea.example.evil');
});

test('of a path with and without slash the first is shown, and extensions are no paths', async () => {
  const paths = `${get('pots', RESPONSES)}${get('/pots', 'operationId: right, responses: {}')}  x-cups: {}\n`;
  const { pages, problems } = await compileDocuments({ 'tea.yaml': tea(paths, SERVERS) });
  expect(problems).toEqual([expect.stringContaining('It is left out, because "/pots" exists.')]);
  expect(pages.map(({ path }) => path)).toContain('/tea/right');
});

test('with --strict it is an error', async () => {
  const { problems } = await compileDocuments({ 'tea.yaml': tea(get('pots', RESPONSES), SERVERS) }, { strict: true });
  expect(problems).toEqual([expect.stringMatching(/^tea.yaml:4:3 {2}The path "pots" does not begin with "\/"\./)]);
});
