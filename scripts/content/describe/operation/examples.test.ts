import { expect, test } from 'vitest';
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
