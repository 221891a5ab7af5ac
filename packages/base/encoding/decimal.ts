/** An exact decimal number: `units` ÷ 10^`scale`. `{ units: 10050n, scale: 2 }` is 100.50. */
export type Decimal = { units: bigint; scale: number };

/** `undefined` unless the text is an Amount, SignedAmount or Rate: no exponent, grouping, plus sign or leading zeros. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', integer = '', fraction = ''] = match;
  return { units: BigInt(sign + integer + fraction), scale: fraction.length };
}

/** Prints all `scale` fraction digits, as responses do: `100.00`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = String(absolute(units)).padStart(scale + 1, '0');
  const integer = digits.slice(0, digits.length - scale);
  return `${units < 0n ? '-' : ''}${integer}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { units: -right.units, scale: right.scale });
}

/** Exact: round once, at the end of a formula (docs/contract.md#24-money). */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** The quotient to `scale` fraction digits, half up. Throws a RangeError for a divisor of zero. */
export function divide(left: Decimal, right: Decimal, scale: number): Decimal {
  const dividend = left.units * 10n ** BigInt(scale + right.scale);
  return { units: divideHalfUp(dividend, right.units * 10n ** BigInt(left.scale)), scale };
}

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compare(left: Decimal, right: Decimal): number {
  const { units } = subtract(left, right);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** To `scale` fraction digits; half goes up, away from zero (docs/contract.md#24-money). */
export function round(value: Decimal, scale: number): Decimal {
  if (value.scale <= scale) return { units: unitsAt(value, scale), scale };
  return { units: divideHalfUp(value.units, 10n ** BigInt(value.scale - scale)), scale };
}

/** BigInt division cuts towards zero, so half a divisor is added away from zero first. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [size, step] = [absolute(dividend), absolute(divisor)];
  const quotient = (2n * size + step) / (2n * step);
  return negative ? -quotient : quotient;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}
