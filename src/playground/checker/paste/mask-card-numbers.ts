import { luhnDigit } from '../../../protocol/identifiers/luhn.ts';

/** Digits of the length of a card number that begin as the large schemes do: a time in milliseconds begins otherwise. */
const CANDIDATE = /(?<![\w.-])(?:[3-6]|2[2-7])\d(?:[ -]?\d){10,16}(?![\w.-]?\d|[\w])/g;

/** The same text with asterisks in place of the middle of each card number (PCI DSS 3.4.1); its length stays. */
export function maskCardNumbers(text: string): string {
  return text.replace(CANDIDATE, (found) => {
    const digits = found.replace(/\D/g, '');
    if (digits.length < 13 || luhnDigit(digits.slice(0, -1)) !== digits.at(-1)) return found;
    let seen = 0;
    return found.replace(/\d/g, (digit) => {
      seen += 1;
      return seen <= 6 || seen > digits.length - 4 ? digit : '*';
    });
  });
}
