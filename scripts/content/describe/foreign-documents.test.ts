import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryCache } from '../cache.ts';
import { createMarkdown } from '../markdown/markdown.ts';
import { collectProblems, formatProblem } from '../problem.ts';
import { readApis } from '../read/api.ts';
import type { JsonObject } from '../read/json-value.ts';
import { describeApi } from './api.ts';
import type { Context } from './context.ts';
import { documentContext } from './document-context.ts';
import { describeDocuments } from './documents.ts';

// What is too large, or of too many files, for the folders of describe.test.ts.

const MULTI_FILE = 'tests/fixtures/content/multi-file';
const markdown = await createMarkdown(memoryCache());

/** The operations of a document. Highlighting six samples of each would take half a minute, and is not what is asked here. */
function describeDocument(document: JsonObject) {
  const { problems, report } = collectProblems();
  const locate = () => ({ file: 'input.yaml', line: 1, column: 1 });
  const api = { id: 'input', kind: 'openapi', file: 'input.yaml', document, locate } as const;
  const { context } = documentContext(api, { markdown, report });
  const plain: Context = { ...context, code: (language, source) => ({ language, source, html: '' }) };
  const operations = describeApi(api, plain, []).operations.map(({ operation }) => operation);
  return { operations, problems: problems().map(formatProblem) };
}

const info = { title: 'Large', version: '1' };

test('describes a document of several files', async () => {
  const { problems, report } = collectProblems();
  const apis = await readApis(MULTI_FILE, '', report);
  const described = describeDocuments(apis, { folder: '', markdown, report });
  const [operation] = described.flatMap(({ operations }) => operations.map((entry) => entry.operation));
  const text = JSON.stringify(
    { parameters: operation?.parameters, responses: operation?.responses, problems: problems() },
    null,
    2,
  );

  await expect(`${text}\n`).toMatchFileSnapshot(join(process.cwd(), MULTI_FILE, 'output.json'));
});

test('describes a thousand operations that have no names', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `/cups/${index}`,
      { get: { responses: { '200': { description: '' } } } },
    ]),
  );
  const { operations, problems } = describeDocument({ openapi: '3.1.0', info, paths });

  expect(problems).toEqual([]);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(1000);
  expect(operations.at(-1)).toMatchObject({ id: 'getCups999', summary: 'GET /cups/999', tag: 'Large' });
});

test('keeps every word of a very long description', () => {
  const words = Array.from({ length: 50_000 }, (_, index) => `word${index}`);
  const description = words.map((word, index) => (index % 100 === 99 ? `${word}\n\n` : `${word} `)).join('');
  const { operations, problems } = describeDocument({
    openapi: '3.1.0',
    info,
    paths: { '/tea': { get: { summary: words.slice(0, 500).join(' '), description, responses: {} } } },
  });

  expect(problems).toEqual([]);
  expect(operations[0]?.description).toHaveLength(500);
  expect(JSON.stringify(operations[0]?.description).match(/word\d+/g)).toEqual(words);
});
