import { expect, test } from 'vitest';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';
import { exampleLabel } from './examples.ts';

test.each([
  ['The card.', 'The card'],
  ['卡信息。', '卡信息'],
  ['With the encrypted card number', 'With the encrypted card number'],
  ['Version 2.0', 'Version 2.0'],
  [undefined, ''],
])('the label of an example with the summary %s is %s', (summary, label) => {
  expect(exampleLabel({ value: summary === undefined ? {} : { summary }, pointer: '' })).toBe(label);
});

test('the label of an example that is written by hand says that it is not recorded', () => {
  const named = {
    brewed: { summary: 'A pot.', value: {}, 'x-unrecorded': 'Nobody has brewed it' },
    empty: { value: {} },
  };
  const responses = { '200': { description: 'OK', content: { 'application/json': { examples: named } } } };
  const { operations } = describeForeign({ paths: { '/pots': { get: { operationId: 'brew', responses } } } });

  const [content] = operations[0]?.operation.responses[0]?.contents ?? [];
  expect(content?.examples.map(({ summary }) => summary)).toEqual(['A pot · not recorded', '']);
});
