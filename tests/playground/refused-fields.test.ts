import { expect, test } from 'vitest';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import type { Exchange } from '../../src/playground/client/exchange.ts';
import { findRefusedFields } from '../../src/playground/form/refused-fields.ts';
import { siteOperations } from '../setup/site-contents.ts';
import { createForm } from './create-form.ts';
import { createMemoryStorage } from './memory-storage.ts';

const operations = await siteOperations('en');

const sandbox = createPageProvider(createMemoryStorage());

const refuse = (body: unknown) =>
  ({ status: 409, responseHeaders: {}, responseBody: JSON.stringify(body) }) as Exchange;

test('an error that is about a field marks one that the form of the operation has', () => {
  const marked = operations.flatMap((operation) =>
    operation.errors
      .filter(({ specific }) => specific)
      .flatMap(({ code, meaning }) =>
        findRefusedFields(refuse({ code, details: [] }), createForm(operation, sandbox)).map(({ field, ...mark }) => {
          expect(mark).toEqual({ text: meaning });
          return `${operation.id} ${code} ${field}`;
        }),
      ),
  );

  expect(marked).toContain('openCard 409201 holderId');
  expect(marked).toContain('openCard 422004 initialAmount.value');
  expect(marked).toContain('getCard 404101 path:cardId');
  expect(marked).toContain('createPayment 422004 quoteId');
  expect(marked.length).toBeGreaterThan(40);
});

test('details name their fields themselves, and what is none is left out', () => {
  const [operation] = operations;
  if (!operation) throw new Error('The site has no operation.');
  const form = createForm(operation, sandbox);
  const details = [{ field: 'query:page', rule: 'min', message: 'The smallest value is 1.' }, null, { field: 1 }];

  expect(findRefusedFields(refuse({ code: 400002, details }), form)).toEqual([
    { field: 'query:page', text: 'The smallest value is 1.' },
  ]);
  expect(findRefusedFields(refuse('<html>'), form)).toEqual([]);
});
