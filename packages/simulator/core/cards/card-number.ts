import { luhnDigit } from '../../../base/encoding/luhn.ts';
import type { Card, CardProduct } from '../contract/schemas.ts';
import type { State } from '../state/state.ts';
import { listValues } from '../state/table.ts';

/** The published test numbers: the first card of a product gets its own (contract 9.2). */
const FIRST_NUMBERS: Record<string, string> = {
  '411111': '4111111111111111',
  '555555': '5555555555554444',
  '601111': '6011111111111117',
};

const TEST_CVV = '123';

/** The number of the n-th card of a product; later ones are BIN, counter and Luhn digit. Calculated, so that no state holds a number. */
function getCardNumber(bin: string, serial: number): string {
  const first = FIRST_NUMBERS[bin];
  if (serial === 1 && first) return first;
  const digits = `${bin}${String(first ? serial - 1 : serial).padStart(9, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
}

/** Whether a card that was issued has this number. */
export function hasCardNumber({ cards }: Pick<State, 'cards'>, number: string): boolean {
  return listValues(cards.cards).some(
    ({ card, serial }) =>
      serial > 0 && number.startsWith(card.bin ?? '-') && getCardNumber(card.bin ?? '', serial) === number,
  );
}

/** What a response may show of a number, and the expiry: month of opening plus validity. */
export function describeNumber(
  { bin, validityMonths }: CardProduct,
  { serial, openedAt }: { serial: number; openedAt: string },
): Pick<Card, 'bin' | 'last4' | 'maskedPan' | 'expiryMonth' | 'expiryYear'> {
  const number = getCardNumber(bin, serial);
  const last4 = number.slice(-4);
  const months = Number(openedAt.slice(0, 4)) * 12 + Number(openedAt.slice(5, 7)) - 1 + validityMonths;
  return {
    bin,
    last4,
    maskedPan: `${bin}${'*'.repeat(number.length - bin.length - 4)}${last4}`,
    expiryMonth: String((months % 12) + 1).padStart(2, '0'),
    expiryYear: String(Math.floor(months / 12)),
  };
}

/** The first instant after the expiry month. */
export function getExpiryTime({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): number {
  return Date.UTC(Number(expiryYear), Number(expiryMonth), 1);
}

/** The plaintext of `encryptedCard` (schema CardSecret). */
export function toCardSecret(
  card: Card,
  { serial, holderName, time, requestId }: { serial: number; holderName: string; time: number; requestId: string },
) {
  const iat = Math.floor(time / 1000);
  return {
    cardId: card.cardId,
    pan: getCardNumber(card.bin ?? '', serial),
    cvv: TEST_CVV,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    cardholderName: holderName.toUpperCase().slice(0, 26).trim(),
    iat,
    exp: iat + 300,
    requestId,
  };
}
