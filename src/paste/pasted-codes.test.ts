import { expect, it } from 'vitest';
import { listPastedCodes, readPastedError } from './pasted-error.ts';

const names = new Map([
  ['SIGNATURE_INVALID', 401008],
  ['NONCE_REUSED', 401010],
  ['CARD_STATUS_CONFLICT', 409101],
]);

function getCodes(text: string): number[] {
  const pasted = readPastedError(text, names);
  return pasted ? listPastedCodes(text, { pasted, names }) : [];
}

it('lists the code of the body before the others of a log, each once', () => {
  expect(getCodes('401008\n{"code":409101,"error":"CARD_STATUS_CONFLICT"}\nNONCE_REUSED')).toEqual([
    409101, 401008, 401010,
  ]);
});

it('lists no number that is no code', () => {
  expect(getCodes('{"code":499999} 123456')).toEqual([]);
});
