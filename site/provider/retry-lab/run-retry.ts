import type { FaultKind } from '../../../packages/simulator/core/envelope/envelope-state.ts';
import { subtractAmounts } from '../../../packages/simulator/core/ledger/amounts.ts';
import { printBody } from '../../../src/playground/client/draft.ts';
import { findHeader, getCode, type MadeCall } from '../../../src/playground/client/exchange.ts';
import { callSandbox } from '../access/make-call.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import { createOrderNumber } from '../fields/prefill.ts';
import type { CallSource } from '../fields/prepare.ts';
import { type RetryOperation, SUBJECTS, type Subject } from './retry-operations.ts';

/** What goes wrong with the first attempt, by the fault of the simulator that makes it happen. */
export const FAULTS = [
  'timeout_after_commit',
  'timeout_before_commit',
  'rate_limited',
  'internal_error',
  'unavailable',
] as const satisfies FaultKind[];

export type RetryFault = (typeof FAULTS)[number];

/** What the client still has when it retries. */
export const RETRY_STRATEGIES = ['sameKey', 'newKey', 'lost'] as const;

export type RetryStrategy = (typeof RETRY_STRATEGIES)[number];

export type Attempt = { key: string; number: string; exchange: MadeCall };

export type RetryResult = {
  first: Attempt;
  retry: Attempt;
  isReplayed: boolean;
  /** That were executed. */
  orders: number;
  /** What they took from the wallet or the card, and what is left there, in US dollars. */
  taken: string;
  left: string;
};

/** The client's time-out and its pause, or what `Retry-After` asks for. */
const TIMEOUT_MS = 11_000;
const RETRY_AFTER_S = 1;
const ORDER_MS = 2000;

type Plan<Id extends RetryOperation> = { operation: Id; strategy: RetryStrategy; fault: RetryFault };

/** Makes a call that moves money, loses the response in the way that is wanted, and retries with what the client has left. All calls are real. */
export async function runRetry<Id extends RetryOperation>(
  { operation, strategy, fault }: Plan<Id>,
  source: CallSource,
): Promise<RetryResult> {
  const { provider } = source;
  const subject: Subject<Id> = SUBJECTS[operation];
  await subject.prepare(source);
  const terms = await subject.createTerms(source);
  const start = subject.getFunds(terms, source);
  const ordersBefore = subject.countOrders(terms, source);

  await provider.control('addFault', {}, { kind: fault, operation, retryAfter: RETRY_AFTER_S });
  const key = crypto.randomUUID();
  const number = createOrderNumber(subject.prefix, provider.getState());
  const attempt = async (sent: object, keys: Omit<Attempt, 'exchange'>): Promise<Attempt> => {
    const draft = { parameters: {}, body: printBody({ ...sent, merchantOrderNo: keys.number }) };
    return { ...keys, exchange: await callSandbox(operation, draft, { ...source, idempotencyKey: keys.key }) };
  };
  const first = await attempt(terms, { key, number });
  const isRefused = fault === 'rate_limited' || fault === 'unavailable';
  await advanceClock(provider, isRefused ? RETRY_AFTER_S * 1000 : TIMEOUT_MS);
  const isLost = strategy === 'lost';
  const retry = await attempt(isLost ? await subject.createTerms(source) : terms, {
    key: strategy === 'sameKey' ? key : crypto.randomUUID(),
    number: isLost ? createNextNumber(number, subject.prefix, source) : number,
  });
  await advanceClock(provider, ORDER_MS);
  const left = subject.getFunds(terms, source);
  return {
    first,
    retry,
    isReplayed: findHeader(retry.exchange.responseHeaders, 'Idempotency-Replayed') === 'true',
    orders: subject.countOrders(terms, source) - ordersBefore,
    taken: subtractAmounts(start, left),
    left,
  };
}

/** A number that is not taken, also where the first attempt has left no order. */
function createNextNumber(former: string, prefix: string, { provider }: CallSource): string {
  const next = createOrderNumber(prefix, provider.getState());
  return next === former ? `${former}-2` : next;
}

/** `202`, or the code of an error. */
export function nameResponse({ exchange }: Attempt): string {
  const code = getCode(exchange);
  return code === 0 || code === undefined ? String(exchange.status) : String(code);
}
