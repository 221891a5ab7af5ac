import { expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { readApis } from '../../scripts/content/read/api.ts';
import { exampleResponses } from '../../src/model/deferred-samples.ts';
import type { NamedExample, Operation } from '../../src/model/operation.ts';
import { expectedOperations } from '../expected/operations.ts';

const ignore = () => undefined;
const operations = describeDocuments(await readApis('.', 'en', ignore), {
  folder: '',
  locale: 'en',
  markdown: await createMarkdown(memoryCache()),
  report: ignore,
}).flatMap((api) => api.operations.map(({ operation }) => operation));

const getResponses = (operation: Operation): NamedExample[] =>
  exampleResponses(operation).flatMap(({ status, examples }) => (status.startsWith('2') ? examples : []));

test('each of several successful responses has a request of its name, and each request a response', () => {
  const differing = operations.flatMap((operation) => {
    const answers = getResponses(operation).map(({ name }) => name);
    const requests = operation.examples.map(({ name }) => name);
    const isSame =
      requests.length === 0 ? answers.length < 2 : answers.toSorted().join() === requests.toSorted().join();
    return isSame ? [] : [`${operation.id}: ${requests} are answered by ${answers}`];
  });

  expect(operations).toHaveLength(expectedOperations.length);
  expect(differing).toEqual([]);
});

test('a response is about the object that the parameters of its request name', () => {
  const named = operations.flatMap((operation) =>
    [...operation.parameters.path, ...operation.parameters.query].flatMap(({ named: values = [] }) =>
      values.map(({ name, value }) => ({
        place: `${operation.id} ${name}`,
        isAnswered: JSON.stringify(getResponses(operation).find((answer) => answer.name === name)?.value).includes(
          String(value),
        ),
      })),
    ),
  );

  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
});

test('the response of an operation is about the object in the path of its sample', () => {
  const inPaths = operations.flatMap((operation) =>
    operation.parameters.path.flatMap(({ name, named, schema }) => {
      const id = String(named?.[0]?.value ?? schema.examples?.[0]);
      const [answer] = getResponses(operation);
      return id.includes('_') && answer
        ? [{ place: `${operation.id} ${name}`, id, answer: JSON.stringify(answer.value) }]
        : [];
    }),
  );

  expect(inPaths.length).toBeGreaterThan(8);
  expect(inPaths.filter(({ id, answer }) => !answer.includes(id)).map(({ place }) => place)).toEqual([]);
});
