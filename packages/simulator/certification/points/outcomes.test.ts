import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { grade } from '../grade.ts';
import type { SocketFact } from '../socket-fact.ts';

const CARD = 'crd_01KF0APSK8S347EN7AM4ZZ75DK';
const ORDER = 'ord_01KF0APSK8S347EN7AM4ZZ75DK';
const WITHDRAWAL = 'wdr_01KF0APSK8S347EN7AM4ZZ75DK';
const MESSAGE = 'msg_01KF0APSK8S347EN7AM4ZZ75DK';

const call = (at: number, rest: Partial<Exchange>): Exchange => ({
  ...{ round: 1, at, answeredAt: at + 5, time: at, requestId: `req_${at}`, operation: 'getCard', isWrite: false },
  ...{ hasBody: false, hasParameters: true, bytes: 'b', status: 200, code: 0, uses: [], gives: [] },
  ...rest,
});

/** What a point says of a command that ended with this exit code. */
function judge(id: string, exchanges: Exchange[], exitCode: number, more: Partial<CertificationLog> = {}) {
  const [{ round } = { round: 1 }] = exchanges;
  const { points } = grade({
    ...{ mode: 'run', seed: 'outcomes', startedAt: 0, extras: [], leaves: [], sockets: [] },
    ...{ rounds: [{ round, exitCode }], exchanges },
    ...more,
  });
  const { verdict, reason } = points.find((one) => one.id === id) ?? {};
  return reason ?? verdict;
}

const lost = call(0, {
  ...{ operation: 'rechargeCard', isWrite: true, key: 'k', number: 'n', intent: 'i', fault: 'cut_after_commit' },
  ...{ status: 202, uses: [CARD], gives: [CARD, ORDER] },
});

const again = call(10, { operation: 'rechargeCard', isWrite: true, key: 'k', number: 'n', status: 202 });

it('U2: reading the card of a lost recharge settles nothing, reading its order or repeating it does', () => {
  const card = call(10, { uses: [CARD], gives: [CARD] });
  expect(judge('U2', [lost, card], 0)).toBe('failed');
  expect(judge('U2', [lost, call(10, { operation: 'listCardOrders', gives: [CARD, ORDER] })], 0)).toBe('passed');
  expect(judge('U2', [lost, again], 0)).toBe('passed');
  expect(judge('U2', [lost, card], 1)).toBe('left open');
});

const withdrawal = call(0, {
  ...{ round: 0, operation: 'withdrawToken', isWrite: true, key: 'k', number: 'n', status: 202 },
  ...{ gives: [WITHDRAWAL], state: 'created' },
});
const ON_SOCKET = { round: 0, session: 'ses_1', messageIds: [MESSAGE] };
const sent = (at: number, state: string): SocketFact => ({
  ...{ ...ON_SOCKET, at, time: at, kind: 'sent' as const, type: 'withdrawal.updated' },
  ...{ messageId: MESSAGE, gives: [WITHDRAWAL], state },
});
const ack = (at: number): SocketFact => ({ ...ON_SOCKET, at, time: at, kind: 'received', type: 'ack' });

it('O1: an event with a final status that was acknowledged ends a withdrawal', () => {
  expect(judge('O1', [withdrawal], 0, { sockets: [sent(50, 'success'), ack(60)] })).toBe('passed');
  expect(judge('O1', [withdrawal], 0, { sockets: [sent(50, 'success')] })).toBe('never tried');
  const acknowledged = call(60, { round: 0, operation: 'ackEvents', uses: [MESSAGE] });
  expect(judge('O1', [withdrawal, acknowledged], 0, { sockets: [sent(50, 'success')] })).toBe('passed');
});

it('O1: a listener that leaves before the end of its withdrawal takes 202 for success', () => {
  const early = { sockets: [sent(50, 'confirming'), ack(60)] };
  expect(judge('O1', [withdrawal], 0, early)).toBe('failed');
  expect(judge('O1', [withdrawal], 1, early)).toBe('never tried');
  // The events of one that does not listen go to another program.
  expect(judge('O1', [withdrawal], 0)).toBe('never tried');
});
