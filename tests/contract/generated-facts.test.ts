import { expect, test } from 'vitest';
import { closeCodes } from '../../packages/simulator/generated/close-codes.ts';
import { encryptedFields, secretClaims } from '../../packages/simulator/generated/encrypted-fields.ts';

test('the fields that a client encrypts have the claims of the contract', () => {
  expect(encryptedFields).toEqual({
    encryptedPin: { secret: 'pin', pattern: '^[0-9]{4}([0-9]{2})?$', isBoundToCard: true },
    encryptedCvv: { secret: 'cvv', pattern: '^[0-9]{3,4}$', isBoundToCard: true },
    encryptedNumber: { secret: 'number', pattern: '^[A-Za-z0-9-]{4,30}$', isBoundToCard: false },
  });
  expect(secretClaims).toEqual(['cvv', 'number', 'pan', 'pin']);
});

test('a close code says whether a client may connect again', () => {
  const listCodes = (reconnect: string) =>
    Object.entries(closeCodes).flatMap(([code, close]) => (close.reconnect === reconnect ? [Number(code)] : []));
  expect(listCodes('no')).toEqual([1000, 1003, 1009, 4400, 4403, 4409]);
  expect(listCodes('conditional')).toEqual([4401, 4410]);
  expect(listCodes('yes')).toEqual([1001, 1006, 1011, 1012, 1013, 4408, 4429]);
  expect(closeCodes[4408].name).toBe('heartbeat timeout');
});
