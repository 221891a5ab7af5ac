import type { Quote, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import {
  addAmounts,
  divideAmount,
  findScale,
  isLess,
  multiplyAmount,
  toFullScale,
  toMoney,
} from '../ledger/amounts.ts';
import { checkMoney } from '../ledger/check-money.ts';
import { drawIdentifier } from '../state/random.ts';
import { findIn, setIn } from '../state/table.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { getChannel, isAvailable } from './channels.ts';

/** How long a quote holds (x-limits, quote). */
const QUOTE_MS = 300_000;
const CHANNEL_RETRY_SECONDS = 600;

export function applyQuote(work: Work, { body }: Call<'applyQuote'>) {
  const { product, sourceCurrency, targetCurrency, fixedSide } = body;
  checkCurrencies(body);
  const channel = getChannel(product);
  if (!channel.sourceCurrencies.includes(sourceCurrency) || channel.targetCurrency !== targetCurrency)
    throw new Refusal(422304);
  requireAvailable(work, product);
  const { rate, minAmount, maxAmount } = channel;
  const isSource = fixedSide === 'source';
  const source = isSource ? toFullScale(body.amount, sourceCurrency) : divideAmount(body.amount, rate, sourceCurrency);
  const target = isSource ? multiplyAmount(source, rate, targetCurrency) : toFullScale(body.amount, targetCurrency);
  const outOfRange = (rule: 'min' | 'max', value: string) =>
    new Refusal(422302, { details: [{ field: 'amount', rule, value: `${value} ${targetCurrency}` }] });
  if (isLess(target, minAmount.value)) throw outOfRange('min', minAmount.value);
  if (isLess(maxAmount.value, target)) throw outOfRange('max', maxAmount.value);
  const fee = addAmounts(channel.feeFixed.value, multiplyAmount(source, channel.feeRate, sourceCurrency));
  assertTransition('QuoteStatus', undefined, 'active');
  const quote: Quote = {
    quoteId: drawIdentifier(work, 'qte'),
    product,
    status: 'active',
    fixedSide,
    sourceAmount: toMoney(source, sourceCurrency),
    targetAmount: toMoney(target, targetCurrency),
    rate,
    fee: toMoney(fee, sourceCurrency),
    totalDebit: toMoney(addAmounts(source, fee), sourceCurrency),
    createdAt: toDateTime(work.time),
    expiresAt: toDateTime(work.time + QUOTE_MS),
  };
  setIn(work.state.payouts.quotes, quote.quoteId, quote);
  startTimer(work, 'quote-expiry', quote.quoteId, QUOTE_MS);
  return succeed(201, quote);
}

export function requireAvailable(work: Work, product: string): void {
  if (!isAvailable(work, product)) throw new Refusal(503301, { retryAfter: CHANNEL_RETRY_SECONDS });
}

export function expireQuote({ state }: Work, quoteId: string): void {
  const quote = findIn(state.payouts.quotes, quoteId);
  if (quote?.status !== 'active') return;
  assertTransition('QuoteStatus', quote.status, 'expired');
  quote.status = 'expired';
}

/** Both currencies known, the amount in the scale of the fixed side. */
function checkCurrencies({ sourceCurrency, targetCurrency, fixedSide, amount }: Schema<'QuoteRequest'>): void {
  if ([sourceCurrency, targetCurrency].some((currency) => findScale(currency) === undefined)) throw new Refusal(422003);
  checkMoney({ value: amount, currency: fixedSide === 'source' ? sourceCurrency : targetCurrency });
}
