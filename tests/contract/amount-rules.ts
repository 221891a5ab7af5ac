import {
  add,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  subtract,
} from '../../packages/base/encoding/decimal.ts';
import { getRecord, type Json } from './documents.ts';

/** docs/contract.md#25-currencies; the other currencies there have two digits. */
const SCALES: Record<string, number> = { JPY: 0, KRW: 0, VND: 0, KWD: 3, USDT: 6, USDC: 6 };

type CardFees = { openFee: string; rechargeRate: string; fxRate: string; cancelFee: string };

const VISA_VIRTUAL = 'cm_01KF0AP900XV7GZW9XHY55RMEZ';

/** docs/contract.md#92-card-products: fees by card product. */
const CARDS: Record<string, CardFees> = {
  [VISA_VIRTUAL]: { openFee: '1.00', rechargeRate: '0.0150', fxRate: '0.0150', cancelFee: '0.50' },
  cm_01KF0AP900FF97V2GG6QJQCD0B: { openFee: '5.00', rechargeRate: '0.0100', fxRate: '0.0150', cancelFee: '0.50' },
  cm_01KF0AP900CXAQNQ4JWJ8J5FJM: { openFee: '2.00', rechargeRate: '0.0200', fxRate: '0.0150', cancelFee: '0.00' },
};

/** docs/contract.md#93-payment-channels: fixed part and rate of the fee of a payment. */
const PAYMENT_FEES: Record<string, [fixed: string, rate: string]> = {
  php_instapay: ['1.00', '0.0050'],
  gbp_fps: ['1.50', '0.0030'],
  eur_sepa: ['1.00', '0.0030'],
  usd_swift: ['25.00', '0.0010'],
  jpy_local: ['2.00', '0.0030'],
};

/** docs/contract.md#11-chain-types. */
const NETWORK_FEES: Record<string, string> = {
  TRON: '1.000000',
  ETHEREUM: '5.000000',
  BSC: '0.500000',
  POLYGON: '0.300000',
  SOLANA: '0.500000',
};

const DEPOSIT_RATE = '0.0050';

/** What an example says, and what the formulas of docs/contract.md#91-formulas make of its other members. */
export type AmountCheck = { rule: string; given: string; computed: string };

/** The checks that apply to one object of an example; none when it holds no sum. */
export function amountChecks(
  object: Json,
  productOf: (cardId: unknown) => string | undefined = () => VISA_VIRTUAL,
): AmountCheck[] {
  if (isMoney(object)) return [checkScale(object)];
  if ('available' in object && 'frozen' in object && 'total' in object) return [checkBalance(object)];
  if ('walletDirection' in object) return checkCardOrder(object, getCard(productOf(object.cardId) ?? VISA_VIRTUAL));
  if ('totalDebit' in object && 'rate' in object) return checkPayment(object);
  if ('totalDebit' in object && 'chainType' in object) return checkWithdrawal(object);
  if ('depositId' in object && isPresent(object, 'creditedAmount')) return checkDeposit(object);
  return [];
}

function checkScale({ value, currency }: Json): AmountCheck {
  const computed = formatDecimal(round(decimal(value), getScale(currency)));
  return { rule: `scale of ${currency}`, given: String(value), computed };
}

function checkBalance({ available, frozen, total }: Json): AmountCheck {
  return same('total = available + frozen', total, add(decimal(available), decimal(frozen)));
}

function getCard(product: string): CardFees {
  const fees = CARDS[product];
  if (!fees) throw new Error(`There is no card product ${product}.`);
  return fees;
}

function checkCardOrder(order: Json, card: CardFees): AmountCheck[] {
  const amount = getMoney(order, 'amount');
  const fee = getMoney(order, 'fee');
  const feeCheck = (rule: string, computed: Decimal) => same(rule, formatDecimal(fee), round(computed, fee.scale));
  const walletCheck = (rule: string, computed: Decimal) =>
    same(rule, formatDecimal(getMoney(order, 'walletAmount')), computed);
  const rechargeFee = multiply(amount, decimal(card.rechargeRate));
  switch (order.type) {
    case 'open':
      return [
        feeCheck('open fee', add(rechargeFee, decimal(card.openFee))),
        walletCheck('cost of open = amount + fee', add(amount, fee)),
      ];
    case 'recharge':
      return [feeCheck('recharge fee', rechargeFee), walletCheck('cost of recharge = amount + fee', add(amount, fee))];
    case 'withdraw':
      return [walletCheck('credit of withdraw = amount - fee', subtract(amount, fee))];
    case 'cancel':
      return [
        feeCheck('cancel fee', decimal(card.cancelFee)),
        walletCheck('credit of cancel = balance - fee', subtract(amount, fee)),
      ];
    case 'auth':
      return checkAuthorization(order, card, { amount, fee });
    default:
      return [];
  }
}

function checkAuthorization(
  order: Json,
  card: CardFees,
  { amount, fee }: { amount: Decimal; fee: Decimal },
): AmountCheck[] {
  if (!isPresent(order, 'originalAmount')) return [];
  const converted = round(multiply(getMoney(order, 'originalAmount'), decimal(order.exchangeRate)), amount.scale);
  const expectedFee = round(multiply(amount, decimal(card.fxRate)), fee.scale);
  return [
    same('converted amount', formatDecimal(amount), converted),
    same('foreign exchange fee', formatDecimal(fee), expectedFee),
  ];
}

function checkPayment(payment: Json): AmountCheck[] {
  const source = getMoney(payment, 'sourceAmount');
  const fee = getMoney(payment, 'fee');
  const target = getMoney(payment, 'targetAmount');
  const [fixed, feeRate] = PAYMENT_FEES[String(payment.product)] ?? [];
  return [
    payment.fixedSide === 'target'
      ? same('sourceAmount', formatDecimal(source), divide(target, decimal(payment.rate), source.scale))
      : same('targetAmount', formatDecimal(target), round(multiply(source, decimal(payment.rate)), target.scale)),
    same('totalDebit = sourceAmount + fee', formatDecimal(getMoney(payment, 'totalDebit')), add(source, fee)),
    same('payment fee', formatDecimal(fee), round(add(decimal(fixed), multiply(source, decimal(feeRate))), fee.scale)),
    ...(isPresent(payment, 'return') ? checkReturn(getRecord(payment.return, 'return'), source) : []),
  ];
}

function checkReturn(returned: Json, source: Decimal): AmountCheck[] {
  const credited = formatDecimal(getMoney(returned, 'creditedAmount'));
  return [same('credit of a return = source - fee', credited, subtract(source, getMoney(returned, 'returnFee')))];
}

function checkWithdrawal(withdrawal: Json): AmountCheck[] {
  const fee = getMoney(withdrawal, 'fee');
  const total = add(getMoney(withdrawal, 'amount'), fee);
  return [
    same('totalDebit = amount + fee', formatDecimal(getMoney(withdrawal, 'totalDebit')), total),
    same('network fee', formatDecimal(fee), decimal(NETWORK_FEES[String(withdrawal.chainType)])),
  ];
}

function checkDeposit(deposit: Json): AmountCheck[] {
  const amount = getMoney(deposit, 'amount');
  const fee = getMoney(deposit, 'fee');
  const credited = formatDecimal(getMoney(deposit, 'creditedAmount'));
  return [
    same('creditedAmount = amount - fee', credited, subtract(amount, fee)),
    same('deposit fee', formatDecimal(fee), round(multiply(amount, decimal(DEPOSIT_RATE)), fee.scale)),
  ];
}

/** Equal numbers print alike here: what differs only in digits is the business of the scale check. */
function same(rule: string, given: unknown, computed: Decimal): AmountCheck {
  const equal = compare(decimal(given), computed) === 0;
  return { rule, given: String(given), computed: equal ? String(given) : formatDecimal(computed) };
}

function isMoney(object: Json): boolean {
  return Object.keys(object).sort().join() === 'currency,value' && typeof object.value === 'string';
}

function isPresent(object: Json, name: string): boolean {
  return typeof object[name] === 'object' && object[name] !== null;
}

function getMoney(object: Json, name: string): Decimal {
  return decimal(getRecord(object[name], name).value);
}

function getScale(currency: unknown): number {
  return SCALES[String(currency)] ?? 2;
}

function decimal(text: unknown): Decimal {
  const value = parseDecimal(String(text));
  if (!value) throw new TypeError(`${text} is not a decimal number.`);
  return value;
}
