import { expect, test } from 'vitest';
import { createFetch, PAGE_ORIGIN } from '../../provider/console/create-fetch.ts';
import { collectExamples } from '../../provider/console/example-values.ts';
import { createPageProvider } from '../../provider/environments/page-provider.ts';
import type { Operation } from '../../src/model/operation.ts';
import type { JsonValue } from '../../src/model/schema.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { siteOperations } from './site-operations.ts';

const operations = await siteOperations();

const createConsoleFetch = () => createFetch('en', (address) => address, createPageProvider(createMemoryStorage()));

const getExample = ({ body }: Operation) => body?.contents[0]?.examples[0]?.value;

/** As Scalar fills its form: the first example of each parameter of the path, and of the body. */
function toRequest(operation: Operation, body: JsonValue | undefined): Request {
  const path = operation.parameters.path.reduce(
    (filled, { name, schema }) => filled.replace(`{${name}}`, String(schema.examples?.[0] ?? '')),
    operation.path,
  );
  const user = operation.parameters.query.find(({ name }) => name === 'userId')?.schema.examples?.[0];
  return new Request(`${PAGE_ORIGIN}${path}${user === undefined ? '' : `?userId=${user}`}`, {
    method: operation.method.toUpperCase(),
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

collectExamples(
  operations.flatMap(({ parameters }) =>
    [...parameters.path, ...parameters.query].map(({ schema }) => ({ examples: schema.examples })),
  ),
);
collectExamples(operations.map((operation) => ({ example: getExample(operation) })));

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the example of %s succeeds in the console on a fresh sandbox',
  async (_, operation) => {
    const send = createConsoleFetch();
    const response = await send(toRequest(operation, getExample(operation)));

    expect(await response.json()).toMatchObject({ code: 0 });
  },
);

test('an example is sent twice with an order number of its own, and what the reader typed is sent as it is', async () => {
  const operation = operations.find(({ id }) => id === 'openCard');
  if (!operation) throw new Error('The contract has no openCard.');
  const send = createConsoleFetch();
  const example = getExample(operation) as Record<string, JsonValue>;
  expect((await send(toRequest(operation, example))).status).toBe(202);
  expect((await send(toRequest(operation, example))).status).toBe(202);

  const typed = await send(toRequest(operation, { ...example, holderId: 'hld_01KF0AP900FZRTWFFMYWCN6RFN' }));
  expect(await typed.json()).toMatchObject({ code: 404201 });
});
