import { expect, test } from 'vitest';
import { compileDocuments, get, tea } from '../../../tests/setup/compile-documents.ts';

const overlay = (head: string) =>
  `overlay: 1.0.0\ninfo: {title: Words, version: '1'}\n${head}actions: [{target: $.info, update: {title: Cups}}]\n`;
const compileWith = (head: string) =>
  compileDocuments({ 'tea.yaml': tea(get('/pots', 'responses: {}')), 'words.yaml': overlay(head) });

test('an overlay that extends another document than the only one is applied to it, with a warning', async () => {
  const { site, problems } = await compileWith('extends: other.yaml\n');
  expect(site?.title).toBe('Cups');
  expect(problems).toEqual(['words.yaml:3:1  warning: This overlay extends other.yaml, and is applied to tea.yaml.']);
});

test.each(['', 'extends: tea.yaml\n', 'extends: https://example.com/openapi.yaml\n'])(
  '%j is no mistake',
  async (head) => {
    expect((await compileWith(head)).problems).toEqual([]);
  },
);
