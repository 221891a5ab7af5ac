import { expect, test } from 'vitest';
import { givenLimits } from '../../tests/expected/given.ts';
import * as limits from './limits.ts';

test('the limits that the specification fixes are what it says', () => {
  expect(limits).toMatchObject(givenLimits);
});
