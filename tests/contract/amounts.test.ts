import { describe, expect, it } from 'vitest';
import { amountChecks } from './amount-rules.ts';
import { getRecord, type Json, objectsIn, readDocument } from './documents.ts';

/** Named example of a document with its value. */
type Example = { name: string; value: unknown };

const DOCUMENTS = ['openapi/merchant.v2.yaml', 'openapi/token.yaml', 'asyncapi/listen.yaml'];

const examples = DOCUMENTS.flatMap((file) => {
  const components = getRecord(readDocument(file).components, 'components');
  return [...openApiExamples(components), ...asyncApiExamples(components)];
});

/** The card product of each card that an example shows. */
const products = new Map<unknown, string>(
  examples
    .flatMap(({ value }) => objectsIn(value))
    .flatMap(({ cardId, cardManageId }) => (cardId && cardManageId ? [[cardId, String(cardManageId)] as const] : [])),
);

describe('the amounts of an example', () => {
  const withSums = examples
    .map(({ name, value }) => ({
      name,
      checks: objectsIn(value).flatMap((object) => amountChecks(object, (cardId) => products.get(cardId))),
    }))
    .filter(({ checks }) => checks.length > 0);

  it('are found in enough examples to mean something', () => {
    expect(withSums.length).toBeGreaterThan(20);
  });

  it.each(withSums)('follow the ledger formulas in $name', ({ checks }) => {
    expect(checks.map(({ rule, given }) => `${rule}: ${given}`)).toEqual(
      checks.map(({ rule, computed }) => `${rule}: ${computed}`),
    );
  });
});

describe('an amount rule', () => {
  const usd = (value: string) => ({ value, currency: 'USD' });

  it.each([
    ['a missing digit', usd('100.0'), '100.00'],
    ['a digit too many', usd('1.999'), '2.00'],
    ['a wrong total', { available: '1.00', frozen: '2.00', total: '2.00' }, '3.00'],
    [
      'a wrong fee',
      {
        walletDirection: 'debit',
        type: 'recharge',
        amount: usd('100.13'),
        fee: usd('1.51'),
        walletAmount: usd('101.64'),
      },
      '1.50',
    ],
    [
      'a wrong network fee',
      { chainType: 'BSC', amount: usd('1.00'), fee: usd('0.60'), totalDebit: usd('1.60') },
      '0.500000',
    ],
  ])('notices %s', (_, object, computed) => {
    const wrong = amountChecks(object).filter((check) => check.given !== check.computed);

    expect(wrong.map((check) => check.computed)).toEqual([computed]);
  });
});

function openApiExamples(components: Json): Example[] {
  const named = Object.entries(components.examples ?? {});
  return named.map(([name, example]) => ({ name, value: getRecord(example, name).value }));
}

function asyncApiExamples(components: Json): Example[] {
  return Object.entries(components.messages ?? {}).map(([name, message]) => ({
    name,
    value: getRecord(message, name).examples,
  }));
}
