import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFindings, formatFinding } from '../../findings/finding.ts';
import { memoryCache } from '../cache/cache.ts';
import type { JsonObject } from '../json/json-value.ts';
import { createMarkdown } from '../markdown/markdown.ts';
import { readApis } from '../read/api.ts';
import type { Context } from './context.ts';
import { describeApi } from './document/api.ts';
import { documentContext } from './document/document-context.ts';
import { describeDocuments } from './document/documents.ts';

// What is too large, or of too many files, for the folders of describe.test.ts.

const FIXTURES = join(process.cwd(), 'tests/fixtures/content');
const MULTI_FILE = join(FIXTURES, 'multi-file');
const markdown = await createMarkdown(memoryCache());

/** The operations of a document. Highlighting six samples of each would take half a minute, and is not tested here. */
function describeDocument(document: JsonObject) {
  const { findings, report } = collectFindings();
  const locate = () => ({ file: 'input.yaml', line: 1, column: 1 });
  const api = { id: 'input', kind: 'openapi', file: 'input.yaml', document, locate } as const;
  const { context } = documentContext(api, { locale: 'en', markdown, report });
  const plain: Context = { ...context, code: (language, source) => ({ language, source, html: '' }) };
  const operations = describeApi(api, plain, []).operations.map(({ operation }) => operation);
  return { operations, problems: findings().map(formatFinding) };
}

const info = { title: 'Large', version: '1' };

test('describes a document of several files', async () => {
  const { findings, report } = collectFindings();
  const apis = await readApis(MULTI_FILE, '', report);
  const described = describeDocuments(apis, { folder: '', locale: 'en', markdown, report });
  const [operation] = described.flatMap(({ operations }) => operations.map((entry) => entry.operation));
  const text = JSON.stringify(
    { parameters: operation?.parameters, responses: operation?.responses, problems: findings() },
    null,
    2,
  );

  await expect(`${text}\n`).toMatchFileSnapshot(join(MULTI_FILE, 'output.json'));
});

test('describes a thousand operations that have no names', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const item = { get: { responses: { '200': { description: '' } } } };
  const paths = Object.fromEntries(numbers.map((number) => [`/cups/${number}`, item]));
  const { operations, problems } = describeDocument({ openapi: '3.1.0', info, paths });

  expect(problems).toEqual([]);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(1000);
  expect(operations.map(({ id, summary, tag }) => `${id} | ${summary} | ${tag}`)).toEqual(
    numbers.map((number) => `getCups${number} | GET /cups/${number} | Large`),
  );
});

test('describes each of a thousand values', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const schema = {
    enum: numbers.map((number) => `CUP_${number}`),
    'x-enum-descriptions': Object.fromEntries(numbers.map((number) => [`CUP_${number}`, `Shelf ${number}`])),
  };
  const { operations, problems } = describeDocument({
    openapi: '3.1.0',
    info,
    paths: { '/cups': { get: { parameters: [{ name: 'cup', in: 'query', schema }], responses: {} } } },
  });

  expect(problems).toEqual([]);
  const values = operations[0]?.parameters.query[0]?.schema.enum ?? [];
  expect(values).toEqual(numbers.map((number) => ({ value: `CUP_${number}`, description: [`Shelf ${number}`] })));
});

test('keeps every word of a very long description', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);
  const description = words.map((word, index) => (index % 100 === 99 ? `${word}\n\n` : `${word} `)).join('');
  const { operations, problems } = describeDocument({
    openapi: '3.1.0',
    info,
    paths: { '/tea': { get: { summary: words.slice(0, 100).join(' '), description, responses: {} } } },
  });

  expect(problems).toEqual([]);
  const paragraphs = (operations[0]?.description ?? []).map((block) => JSON.stringify(block));
  expect(paragraphs).toHaveLength(50);
  expect(paragraphs.join('').match(/word\d+/g)).toEqual(words);
});
