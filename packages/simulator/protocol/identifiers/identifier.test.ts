import { expect, it } from 'vitest';
import { randomBytes } from '../../../base/encoding/bytes.ts';
import { createIdentifier } from './identifier.ts';

const EIGHT_O_CLOCK = Date.parse('2026-01-15T08:00:00.000Z');

it('begins with its time, as the identifiers of the examples do', () => {
  const id = createIdentifier('ord', EIGHT_O_CLOCK, randomBytes);

  expect(id).toMatch(/^ord_01KF0AP900[0-9A-HJKMNP-TV-Z]{16}$/);
});

it('sorts by creation time, and repeats with the same random bytes', () => {
  const zeros = (length: number) => new Uint8Array(length);

  expect(createIdentifier('dep', EIGHT_O_CLOCK, zeros)).toBe('dep_01KF0AP9000000000000000000');
  expect(createIdentifier('dep', EIGHT_O_CLOCK + 1, zeros)).toBe('dep_01KF0AP9010000000000000000');
});
