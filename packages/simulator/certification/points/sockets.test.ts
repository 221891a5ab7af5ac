import { expect, it } from 'vitest';
import type { CertificationLog } from '../exchange.ts';
import { grade } from '../grade.ts';
import type { SocketFact } from '../socket-fact.ts';

type Loose = Omit<Partial<SocketFact>, 'kind'> & { at: number; kind: SocketFact['kind'] } & Record<string, unknown>;

const SECOND = 1000;
const WATCHED: CertificationLog = {
  mode: 'watch',
  seed: 'sockets',
  startedAt: 0,
  exchanges: [],
  sockets: [],
  rounds: [],
  leaves: [],
  extras: [],
};

/** The verdict of a point for a client of which this was seen. */
function judge(id: string, facts: readonly Loose[]) {
  const sockets = facts.map((fact) => ({ round: 0, time: fact.at, session: 'ses_1', ...fact }) as SocketFact);
  return grade({ ...WATCHED, sockets }).points.find((point) => point.id === id)?.verdict;
}

const connect = (at: number, session = 'ses_1', ticket = 'a'): Loose => ({
  ...{ at, session, ticket, kind: 'connect', hasPosition: false },
});
const event = (at: number, seq: number, attempt = 1): Loose => ({
  ...{ at, seq, attempt, kind: 'sent', type: 'deposit.confirmed', messageId: `msg_${seq}` },
});
const ack = (at: number, ...seqs: number[]): Loose => ({
  ...{ at, kind: 'received', type: 'ack', messageIds: seqs.map((seq) => `msg_${seq}`) },
});
const close = (at: number, code: number, by = 'provider', session = 'ses_1'): Loose => ({
  ...{ at, code, by, session, kind: 'closed' },
});
const ping = (at: number, id: string): Loose => ({ at, id, kind: 'sent', type: 'ping' });
const pong = (at: number, id: string): Loose => ({ at, id, kind: 'received', type: 'pong', messageIds: [] });
/** Something later shows that the client was at work. */
const alive = (at: number): Loose => ping(at, 'later');
const unknown = (at: number): Loose => ({ at, kind: 'sent', type: 'added.later' });
const burst = Array.from({ length: 20 }, (_, seq) => event(seq * 10, seq + 1));
const all = burst.map(({ seq }) => Number(seq));

/** A connection that is lost as often as there are waits. */
function lose(...waits: number[]): Loose[] {
  let at = 0;
  const facts = [connect(0)];
  for (const [index, wait] of waits.entries()) {
    const [own, next] = [`ses_${index + 1}`, `ses_${index + 2}`];
    facts.push(close(at + 10, 1006, 'provider', own), connect(at + 10 + wait, next));
    at += 10 + wait;
  }
  return facts;
}

/** Deposits are acknowledged, and user changes before them are not. */
function passOver(count: number): Loose[] {
  return Array.from({ length: count }, (_, index) => index * 10).flatMap((at) => [
    { ...event(at * SECOND, at + 1), type: 'user.updated' },
    event((at + 1) * SECOND, at + 2),
    ack((at + 2) * SECOND, at + 2),
  ]);
}

it.each<[point: string, client: string, verdict: string, facts: Loose[]]>([
  ['W1', 'answers', 'passed', [ping(0, '1'), pong(5, '1'), ping(20_000, '2'), pong(20_005, '2')]],
  ['W1', 'does not answer', 'failed', [ping(0, '1'), close(10 * SECOND, 4408)]],
  ['W1', 'is closed because a test moved the clock', 'not seen', [ping(0, '1'), close(20, 4408)]],
  ['W1', 'leaves', 'not seen', [ping(0, '1'), close(20, 1006, 'client')]],
  [
    'W2',
    'acknowledges all',
    'passed',
    [event(0, 1), event(1, 2), event(2, 3), ack(9, 1, 2, 3), event(50, 3, 2), ack(60, 3)],
  ],
  ['W2', 'ignores a type', 'failed', [event(0, 1), event(1, 2), ack(9, 1), event(30_001, 2, 2)]],
  ['W2', 'sees a lost acknowledgement', 'not seen', [event(0, 1), ack(9, 1), event(30_000, 1, 2), ack(30_010, 1)]],
  ['W2', 'meets a clock that a test moved', 'not seen', [event(0, 1), event(40, 1, 2)]],
  ['W3', 'goes on', 'passed', [event(0, 1), event(5, 2), ack(9, 1, 2), event(50, 1, 2), ack(60, 1)]],
  [
    'W3',
    'connects again',
    'failed',
    [event(0, 1), event(5, 2), event(50, 1, 2), close(60, 1006, 'client'), connect(90, 'ses_2')],
  ],
  ['W3', 'ends', 'not seen', [event(0, 1), event(5, 2), event(50, 1, 2), close(60, 1006, 'client')]],
  ['W4', 'acknowledges in batches', 'passed', [...burst, ack(400, ...all)]],
  ['W4', 'sends a frame for each', 'failed', [...burst, close(400, 4429)]],
  ['W5', 'goes on', 'passed', [unknown(0), event(50, 1), ack(60, 1)]],
  ['W5', 'throws and connects again', 'failed', [unknown(0), close(20, 1006, 'client'), connect(500, 'ses_2')]],
  ['W5', 'refuses the frame', 'failed', [unknown(0), { at: 20, kind: 'sent', type: 'error' }]],
  ['W5', 'ends', 'not seen', [unknown(0), close(20, 1006, 'client')]],
  ['W5', 'loses the connection', 'not seen', [unknown(0), close(20, 1006), connect(500, 'ses_2')]],
  ['W6', 'waits and returns once', 'not seen', [connect(0), close(100, 1012), connect(900, 'ses_2')]],
  ['W6', 'waits longer and longer', 'passed', lose(300, 1100, 3900)],
  ['W6', 'waits as long after each loss', 'failed', lose(...Array.from({ length: 8 }, () => 500))],
  ['W6', 'may wait as long after each loss', 'not seen', lose(...Array.from({ length: 7 }, () => 500))],
  [
    'W5',
    'ends, and runs again in the next round',
    'not seen',
    [connect(0), unknown(100), close(200, 1006, 'client'), { ...connect(300, 'ses_2'), round: 1 }],
  ],
  ['W2', 'passes over a type of event', 'failed', passOver(3)],
  ['W2', 'may pass over a type of event', 'not seen', passOver(2)],
  ['W6', 'does not return', 'failed', [connect(0), close(100, 1006), alive(91_000)]],
  ['W6', 'ends soon after', 'not seen', [connect(0), close(100, 1006), alive(5000)]],
  [
    'W6',
    'does not wait',
    'failed',
    [close(0, 1012), ...[1, 2, 3, 4, 5].map((at) => connect(at * 20, `ses_${at + 1}`))],
  ],
  [
    'W6',
    'ignores goodbye',
    'failed',
    [{ at: 0, kind: 'sent', type: 'goodbye', reconnectAfterMs: 4000 }, close(100, 1001), connect(900, 'ses_2')],
  ],
  ['W7', 'gets another ticket', 'passed', [connect(0), close(5, 4401), connect(900, 'ses_2', 'b')]],
  ['W7', 'sends the same ticket', 'failed', [connect(0), close(5, 4401), connect(900, 'ses_2', 'a')]],
  [
    'W7',
    'keeps the position',
    'failed',
    [connect(0), close(5, 4410), { ...connect(900, 'ses_2', 'b'), hasPosition: true }],
  ],
  ['W9', 'connects again', 'passed', [{ at: 0, kind: 'silent' }, connect(36_000, 'ses_2')]],
  ['W9', 'waits for ever', 'failed', [{ at: 0, kind: 'silent' }, alive(61_000)]],
  ['W9', 'connects again too late', 'failed', [{ at: 0, kind: 'silent' }, connect(70_000, 'ses_2')]],
  ['W9', 'ends soon after', 'not seen', [{ at: 0, kind: 'silent' }, alive(5000)]],
  ['W8', 'stays away', 'passed', [close(0, 1012), connect(500), close(600, 4403), alive(40_000)]],
  ['W8', 'connects again', 'failed', [close(0, 1012), connect(500), close(600, 4403), connect(900, 'ses_2')]],
  ['W8', 'never returned from a loss either', 'not seen', [close(600, 4403), alive(40_000)]],
  [
    'W8',
    'starts a second instance',
    'not seen',
    [close(0, 1012), connect(500), connect(590, 'ses_2'), close(600, 4409)],
  ],
  [
    'W8',
    'takes turns with its second instance',
    'failed',
    [
      close(0, 1012),
      connect(500),
      ...[1, 2, 3].flatMap((at) => [
        connect(at * 700, `ses_${at + 1}`),
        close(at * 700 + 1, 4409, 'provider', `ses_${at}`),
      ]),
    ],
  ],
])('%s: a client that %s is %s', (id, _, verdict, facts) => {
  expect(judge(id, facts)).toBe(verdict);
});
