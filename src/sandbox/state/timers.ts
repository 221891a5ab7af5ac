import { readThrough } from './read-through.ts';

/** Something that happens by itself at an instant. `subject` is an id. */
export type Timer = { at: number; order: number; kind: TimerKind; subject: string };

export type TimerKind =
  | 'kyc-decision'
  | 'card-order'
  | 'card-expiry'
  | 'authorization-expiry'
  | 'quote-expiry'
  | 'payment-step'
  | 'withdrawal-step'
  | 'deposit-final'
  | 'message-redelivery'
  | 'heartbeat'
  | 'heartbeat-answer'
  | 'connection-goodbye'
  | 'connection-end';

/** In the order in which they go off. Replaced, never changed in place. */
export type Timers = readonly Timer[];

/** A new list with one timer more, after those of the same instant. */
export function insertTimer(timers: Timers, timer: Timer): Timers {
  const list = readThrough(timers);
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other !== undefined && other.at <= timer.at) low = middle + 1;
    else high = middle;
  }
  return [...list.slice(0, low), timer, ...list.slice(low)];
}

export function removeTimers(timers: Timers, isObsolete: (timer: Timer) => boolean): Timers {
  return readThrough(timers).filter((timer) => !isObsolete(timer));
}

/** Without the timer that goes off now. */
export function dropFirst(timers: Timers): Timers {
  return readThrough(timers).slice(1);
}
