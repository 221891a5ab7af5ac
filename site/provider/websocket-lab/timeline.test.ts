import { expect, test } from 'vitest';
import { type LogEntry, readFrame } from './log.ts';
import { createTimeline, declutter, listTicks, nameTick } from './timeline.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');
const at = (seconds: number) => START + seconds * 1000;

type Step = [seconds: number, what: 'open' | 'close' | 'acked' | { attempt: number; deadline: number } | 'replay'];

function createLog(steps: Step[]): LogEntry[] {
  return steps.map(([seconds, what], id): LogEntry => {
    const time = at(seconds);
    if (what === 'open') return { id, time, kind: 'open' };
    if (what === 'close') return { id, time, kind: 'close', code: 1006, reason: '' };
    if (what === 'acked') return { id, time, kind: 'confirmed', text: '', messageIds: ['msg_1'] };
    const isReplay = what === 'replay';
    const message = {
      type: 'deposit.confirmed',
      messageId: 'msg_1',
      seq: 2,
      attempt: isReplay ? 1 : what.attempt,
      replay: isReplay,
      ackDeadline: isReplay ? null : new Date(at(what.deadline)).toISOString(),
    };
    return { id, time, ...readFrame('in', JSON.stringify(message)) };
  });
}

test('a message waits while the connection is open, is queued while it is not, and keeps its count of attempts', () => {
  const log = createLog([
    [0, 'open'],
    [5, { attempt: 1, deadline: 35 }],
    [35, { attempt: 2, deadline: 95 }],
    [50, 'close'],
    [70, 'open'],
    [70, { attempt: 3, deadline: 190 }],
  ]);
  const { messages, connections, end } = createTimeline(log, at(80));
  expect(connections).toEqual([
    { from: at(0), to: at(50), code: 1006 },
    { from: at(70), to: at(80) },
  ]);
  expect(messages).toMatchObject([{ seq: 2, status: 'waiting', nextAt: at(190) }]);
  expect(messages[0]?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(messages[0]?.waiting).toEqual([
    { from: at(5), to: at(50) },
    { from: at(70), to: at(80) },
  ]);
  expect(messages[0]?.queued).toEqual([{ from: at(50), to: at(70) }]);
  expect(end).toBe(at(190));
});

test('the past is what the log had by then: a message that is acknowledged later still waits', () => {
  const log = createLog([
    [0, 'open'],
    [5, { attempt: 1, deadline: 35 }],
    [20, 'acked'],
  ]);
  expect(createTimeline(log, at(20)).messages).toMatchObject([{ status: 'acked', ackedAt: at(20) }]);
  expect(createTimeline(log.slice(0, 2), at(5)).messages).toMatchObject([{ status: 'waiting' }]);
});

test('without a connection a message is queued; a replay wants no acknowledgement; past its last deadline it is parked', () => {
  const delivered: Step[] = [
    [0, 'open'],
    [5, { attempt: 1, deadline: 35 }],
  ];
  const status = (steps: Step[], now: number) => createTimeline(createLog(steps), at(now)).messages[0]?.status;
  expect(status([...delivered, [10, 'close']], 20)).toBe('queued');
  expect(
    status(
      [
        [0, 'open'],
        [1, 'replay'],
      ],
      20,
    ),
  ).toBe('replay');
  expect(status(delivered, 36)).toBe('parked');
  expect(status([...delivered, [10, 'close']], 72 * 3600 + 5)).toBe('parked');
});

test('of connections that ended at nearly the same instant only the last one has its close code', () => {
  const log = createLog([
    [0, 'open'],
    [10, 'close'],
    [10, 'open'],
    [11, 'close'],
    [11, 'open'],
    [600, 'close'],
  ]);
  const { connections, ...axis } = createTimeline(log, at(600));
  expect(declutter(connections, ({ to }) => to, axis).map(({ to }) => to)).toEqual([at(11), at(600)]);
});

test('attempts that are closer on the axis than their dots are wide are thinned out, from the last one back', () => {
  const minutes = Array.from({ length: 100 }, (_, minute) => minute);
  expect(declutter(minutes, (minute) => minute, { start: 0, end: 100 })).toEqual(
    minutes.filter((minute) => (99 - minute) % 5 === 0),
  );
});

test.each([
  [5, ['08:00:00', '08:00:05']],
  [260, ['08:00:00', '08:01:00', '08:02:00', '08:03:00', '08:04:00']],
  [8 * 86_400, ['00:00:00']],
])('an axis of %i seconds has round ticks, at most nine', (seconds, ticks) => {
  const times = listTicks({ start: at(0), end: at(seconds) }).map((time) => new Date(time).toISOString().slice(11, 19));
  expect(times).toEqual(expect.arrayContaining(ticks));
  expect(times.length).toBeGreaterThan(1);
  expect(times.length).toBeLessThanOrEqual(9);
});

test('the axis of some days has a date at each tick, that of some minutes a time', () => {
  expect(nameTick(at(0), { start: at(0), end: at(8 * 86_400) })).toBe('01-15');
  expect(nameTick(at(0), { start: at(0), end: at(260) })).toBe('08:00:00');
});
