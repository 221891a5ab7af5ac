import type { MessageRow, Timeline } from './timeline.ts';

/** How far the reader is: `done` when a message that came again has been acknowledged. */
export type MissedAckStep = 'connect' | 'deposit' | 'miss' | 'acknowledge' | 'done';

export const MISSED_ACK_STEPS = ['connect', 'deposit', 'miss', 'acknowledge'] as const;

/** The next step of the way to a redelivery, and the message that it is about: from the client's log alone, whichever button was pressed. */
export function findMissedAckStep({ messages, isOpen }: Pick<Timeline, 'messages' | 'isOpen'>): {
  step: MissedAckStep;
  message?: MessageRow;
} {
  const again = messages.filter(({ attempts, status }) => attempts.length > 1 && status !== 'replay');
  const done = again.find(({ status }) => status === 'acked');
  if (done) return { step: 'done', message: done };
  if (!isOpen) return { step: 'connect' };
  const waiting = again.find(({ status }) => status === 'waiting');
  if (waiting) return { step: 'acknowledge', message: waiting };
  const first = messages.find(({ status }) => status === 'waiting');
  return first ? { step: 'miss', message: first } : { step: 'deposit' };
}
