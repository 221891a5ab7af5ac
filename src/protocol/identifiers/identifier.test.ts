import { expect, it } from 'vitest';
import { randomBytes } from '../encoding/bytes.ts';
import { createIdentifier, isIdentifier } from './identifier.ts';

const EIGHT_O_CLOCK = Date.parse('2026-01-15T08:00:00.000Z');

it('accepts a ULID with the right prefix and nothing else', () => {
  expect(isIdentifier('card', 'card_01KF0AP900QH1A0BJJ2XYJ7F7D')).toBe(true);
  expect(isIdentifier('cm', 'card_01KF0AP900QH1A0BJJ2XYJ7F7D')).toBe(false);
  expect(isIdentifier('card', 'card_01KF0AP900QH1A0BJJ2XYJ7F7')).toBe(false);
  expect(isIdentifier('card', 'card_81KF0AP900QH1A0BJJ2XYJ7F7D')).toBe(false);
  expect(isIdentifier('card', 'card_01KF0AP900QH1A0BJJ2XYJ7F7L')).toBe(false);
  expect(isIdentifier('card', 'manage')).toBe(false);
});

it('begins with its time, as the identifiers of the examples do', () => {
  const id = createIdentifier('ord', EIGHT_O_CLOCK, randomBytes);

  expect(id.startsWith('ord_01KF0AP900')).toBe(true);
  expect(isIdentifier('ord', id)).toBe(true);
});

it('sorts by creation time, and repeats with the same random bytes', () => {
  const zeros = (length: number) => new Uint8Array(length);

  expect(createIdentifier('dep', EIGHT_O_CLOCK, zeros)).toBe('dep_01KF0AP9000000000000000000');
  expect(createIdentifier('dep', EIGHT_O_CLOCK + 1, zeros)).toBe('dep_01KF0AP9010000000000000000');
});
