import { expireAuthorization } from '../cards/authorize-purchase.ts';
import { expireCard } from '../cards/expire-card.ts';
import { finishOrder } from '../cards/finish-order.ts';
import { decideKyc } from '../holders/kyc.ts';
import { checkPong, closeConnection, sendGoodbye, sendPing } from '../listen/connections.ts';
import { redeliver } from '../listen/deliver.ts';
import type { Effect } from '../listen/effect.ts';
import { expireQuote } from '../payouts/apply-quote.ts';
import { continuePayment } from '../payouts/payment-steps.ts';
import { finishDeposit } from '../tokens/deposits.ts';
import { continueWithdrawal } from '../tokens/withdrawal-steps.ts';
import type { State } from './state.ts';
import { dropFirst, getFirst, type TimerKind } from './timers.ts';
import { transact, type Work } from './work.ts';

const ACTIONS: Record<TimerKind, (work: Work, subject: string) => void> = {
  'kyc-decision': decideKyc,
  'card-order': finishOrder,
  'card-expiry': expireCard,
  'authorization-expiry': expireAuthorization,
  'quote-expiry': expireQuote,
  'payment-step': continuePayment,
  'withdrawal-step': continueWithdrawal,
  'deposit-final': finishDeposit,
  'message-redelivery': redeliver,
  heartbeat: sendPing,
  'heartbeat-answer': checkPong,
  'connection-goodbye': (work, session) => sendGoodbye(work, session, { reason: 'max_age', reconnectAfterMs: 0 }),
  'connection-end': (work, session) => closeConnection(work, session, 1001),
};

/** Everything that is due by the time of a step happens first, in its order and each at its own time. */
export function advance(work: Work): void {
  const { time } = work;
  const next = () => getFirst(work.state.timers);
  for (let timer = next(); timer !== undefined && timer.at <= time; timer = next()) {
    const { at, kind, subject } = timer;
    setTime(work, at);
    work.state.timers = dropFirst(work.state.timers);
    ACTIONS[kind](work, subject);
  }
  setTime(work, time);
}

/** What is due by an instant, as a step of its own. */
export function advanceTo(state: State, time: number): { state: State; effects: Effect[] } {
  const first = getFirst(state.timers);
  if (first === undefined || first.at > time) return { state, effects: [] };
  return transact(state, time, advance);
}

function setTime(work: Work, time: number): void {
  work.time = time;
  work.state.time = time;
}
