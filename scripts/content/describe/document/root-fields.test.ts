import { expect, test } from 'vitest';
import { compileDocuments } from '../../../../tests/setup/compile-documents.ts';

const check = async (head: string) =>
  (await compileDocuments({ 'tea.yaml': `${head}\npaths: {/pots: {get: {responses: {}}}}\n` })).problems;
const TITLE = "info: {title: Tea, version: '1'}";

test.each([
  ['openapi: 4.0.0', '"4.0.0" is not a known version of openapi: the document is read as one of 3.0 to 3.2'],
  [
    'openapi: 3.1',
    '"3.1" is not a known version of openapi: the document is read as one of 3.0 to 3.2\n    hint: Write "3.1.0".',
  ],
])('the version of %s is a warning', async (version, message) => {
  expect(await check(`${version}\n${TITLE}`)).toEqual([`tea.yaml:1:1  warning: ${message}`]);
});

test.each(['3.0.4', '3.1.1', '3.2.0', '3.1.0-rc1'])('%s is a known version', async (version) => {
  expect(await check(`openapi: ${version}\n${TITLE}`)).toEqual([]);
});

test('a document without a title is shown with the name of its file, which is a warning', async () => {
  expect(await check("openapi: 3.1.0\ninfo: {version: '1'}")).toEqual([
    'tea.yaml:2:1  warning: The document has no title: the name of its file is shown\n    hint: Write info.title.',
  ]);
});
