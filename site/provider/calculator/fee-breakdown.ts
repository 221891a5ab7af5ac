import { formatDecimal, multiply, parseDecimal } from '../../../packages/base/encoding/decimal.ts';
import { required } from '../../../packages/base/invariant.ts';
import {
  getForeignFee,
  getOpeningFees,
  getRechargeFee,
  getWithdrawalFee,
} from '../../../packages/simulator/core/cards/card-fees.ts';
import type { CardProduct } from '../../../packages/simulator/core/contract/schemas.ts';
import {
  addAmounts,
  divideAmount,
  isLess,
  multiplyAmount,
  subtractAmounts,
  toFullScale,
} from '../../../packages/simulator/core/ledger/amounts.ts';
import type { LocalisedChannel } from '../../../packages/simulator/core/payouts/channel-fixtures.ts';

export const CARD_ACTIONS = ['open', 'recharge', 'withdraw', 'cancel', 'abroad'] as const;

export type CardAction = (typeof CARD_ACTIONS)[number];

/** A row of a breakdown; `terms` is how it was worked out, with the product before rounding where rounding changed it. */
export type FeeRow = {
  name:
    | 'firstLoad'
    | 'amount'
    | 'balance'
    | 'openFee'
    | 'rechargeFee'
    | 'withdrawFee'
    | 'cancelFee'
    | 'converted'
    | 'foreignFee'
    | 'held'
    | 'debit'
    | 'credit'
    | 'shortfall'
    | 'source'
    | 'target'
    | 'payoutFee';
  value: string;
  currency: string;
  terms?: string;
  isTotal?: boolean;
};

/** An amount that can be calculated with: a decimal string, not negative, with no more places than its currency. */
export function isCalculable(text: string, scale: number): boolean {
  const value = parseDecimal(text);
  return value !== undefined && value.units >= 0n && value.scale <= scale && text.length <= 20;
}

/** Fees and total of an action on a card, by the formulas of the provider (docs/contract.md#91-formulas). */
export function breakDownCardAction(action: CardAction, text: string, product: CardProduct): FeeRow[] {
  const { currency, fees } = product;
  const amount = toFullScale(text, currency);
  const row = (name: FeeRow['name'], value: string, more: Partial<FeeRow> = {}): FeeRow => ({
    name,
    value,
    currency,
    ...more,
  });
  if (action === 'open') {
    const { open, recharge } = getOpeningFees(amount, product);
    return [
      row('firstLoad', amount),
      row('openFee', open),
      row('rechargeFee', recharge, { terms: printProduct(amount, fees.rechargeRate, recharge) }),
      row('debit', addAmounts(amount, open, recharge), { isTotal: true }),
    ];
  }
  if (action === 'recharge') {
    const fee = getRechargeFee(amount, product);
    return [
      row('amount', amount),
      row('rechargeFee', fee, { terms: printProduct(amount, fees.rechargeRate, fee) }),
      row('debit', addAmounts(amount, fee), { isTotal: true }),
    ];
  }
  if (action === 'withdraw') {
    const fee = getWithdrawalFee(amount, product);
    return [
      row('amount', amount),
      row('withdrawFee', fee, { terms: printProduct(amount, fees.withdrawRate, fee) }),
      row('credit', subtractAmounts(amount, fee), { isTotal: true }),
    ];
  }
  if (action === 'abroad') {
    const fee = getForeignFee(amount, product);
    return [
      row('converted', amount),
      row('foreignFee', fee, { terms: printProduct(amount, fees.fxRate, fee) }),
      row('held', addAmounts(amount, fee), { isTotal: true }),
    ];
  }
  const fee = fees.cancel.value;
  const isShort = isLess(amount, fee);
  return [
    row('balance', amount),
    row('cancelFee', fee),
    isShort
      ? row('shortfall', subtractAmounts(fee, amount), { isTotal: true })
      : row('credit', subtractAmounts(amount, fee), { isTotal: true }),
  ];
}

/** What the fees of an action come to with each product that can do it, lowest first. */
export function compareFees(
  action: CardAction,
  text: string,
  products: readonly CardProduct[],
): { product: CardProduct; fee: string }[] {
  return products
    .filter(({ capabilities }) => !(action === 'recharge' || action === 'withdraw') || capabilities[action])
    .map((product) => {
      const fees = breakDownCardAction(action, text, product).filter(({ name }) => name.endsWith('Fee'));
      return { product, fee: addAmounts(toFullScale('0', product.currency), ...fees.map(({ value }) => value)) };
    })
    .toSorted((one, other) => Number(one.fee) - Number(other.fee));
}

/** Fees and total of a payout: one side is fixed, the other follows by the rate (docs/contract.md, applyQuote). */
export function breakDownPayout(side: 'source' | 'target', text: string, channel: LocalisedChannel): FeeRow[] {
  const { rate, targetCurrency, feeFixed, feeRate } = channel;
  const sourceCurrency = feeFixed.currency;
  const source = side === 'source' ? toFullScale(text, sourceCurrency) : divideAmount(text, rate, sourceCurrency);
  const target = side === 'source' ? multiplyAmount(source, rate, targetCurrency) : toFullScale(text, targetCurrency);
  const variable = multiplyAmount(source, feeRate, sourceCurrency);
  const fee = addAmounts(feeFixed.value, variable);
  const exchanged = side === 'source' ? printProduct(source, rate, target) : `${target} ÷ ${trimZeros(rate)}`;
  return [
    { name: 'source', value: source, currency: sourceCurrency, ...(side === 'target' && { terms: exchanged }) },
    { name: 'target', value: target, currency: targetCurrency, ...(side === 'source' && { terms: exchanged }) },
    {
      name: 'payoutFee',
      value: fee,
      currency: sourceCurrency,
      terms: `${feeFixed.value} + ${printProduct(source, feeRate, variable)}`,
    },
    { name: 'debit', value: addAmounts(source, fee), currency: sourceCurrency, isTotal: true },
  ];
}

/** `33.33 × 0.0150 = 0.499950 ≈ 0.50`: the exact product is there only where rounding changed it. */
function printProduct(amount: string, rate: string, rounded: string): string {
  const terms = `${amount} × ${trimZeros(rate)}`;
  const exact = trimZeros(formatDecimal(multiply(read(amount), read(rate))));
  return exact === trimZeros(rounded) ? terms : `${terms} = ${exact} ≈ ${rounded}`;
}

function read(text: string) {
  return required(parseDecimal(text), 'Amounts and rates of the sandbox are decimal strings.');
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.0+$|(?<!0)0+$/, '') : text;
}
