import { expect, test } from 'vitest';
import { exampleResponses } from '../../src/model/deferred-samples.ts';
import type { NamedExample, Operation } from '../../src/model/operation.ts';
import { operations as documented } from '../expected/documented.ts';
import { siteOperations } from '../setup/site-contents.ts';

const operations = await siteOperations('en');

const getResponses = (operation: Operation): NamedExample[] =>
  exampleResponses(operation).flatMap(({ status, examples }) => (status.startsWith('2') ? examples : []));

test('each of several successful responses has a request of its name, and each request a response', () => {
  const differing = operations.flatMap((operation) => {
    const responses = getResponses(operation).map(({ name }) => name);
    const requests = operation.examples.map(({ name }) => name);
    const isSame =
      requests.length === 0 ? responses.length < 2 : responses.toSorted().join() === requests.toSorted().join();
    return isSame ? [] : [`${operation.id}: ${requests} are answered by ${responses}`];
  });

  expect(operations).toHaveLength(documented.length);
  expect(differing).toEqual([]);
});

test('a response is about the object that the parameters of its request name', () => {
  const named = operations.flatMap((operation) =>
    [...operation.parameters.path, ...operation.parameters.query].flatMap(({ named: values = [] }) =>
      values.map(({ name, value }) => ({
        example: `${operation.id} ${name}`,
        isAbout: JSON.stringify(getResponses(operation).find((response) => response.name === name)?.value).includes(
          String(value),
        ),
      })),
    ),
  );

  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ isAbout }) => !isAbout)).toEqual([]);
});

test('the response of an operation is about the object in the path of its sample', () => {
  const inPaths = operations.flatMap((operation) =>
    operation.parameters.path.flatMap(({ name, named, schema }) => {
      const id = String(named?.[0]?.value ?? schema.examples?.[0]);
      const [response] = getResponses(operation);
      return id.includes('_') && response
        ? [{ example: `${operation.id} ${name}`, id, response: JSON.stringify(response.value) }]
        : [];
    }),
  );

  expect(inPaths.length).toBeGreaterThan(8);
  expect(inPaths.filter(({ id, response }) => !response.includes(id)).map(({ example }) => example)).toEqual([]);
});
