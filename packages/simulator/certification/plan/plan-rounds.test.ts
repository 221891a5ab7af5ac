import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { planRounds } from './plan-rounds.ts';

const call = (rest: Partial<Exchange>): Exchange => ({
  ...{ round: 0, at: 0, answeredAt: 5, time: 0, requestId: 'req_1', operation: 'openCard', isWrite: true },
  ...{ hasBody: true, hasParameters: false, bytes: 'b', status: 202, code: 0, uses: [], gives: ['ord_1'] },
  ...rest,
});
const log: CertificationLog = {
  ...{ mode: 'run', seed: 'rounds', startedAt: 0, extras: [], leaves: [], sockets: [], rounds: [] },
  exchanges: [call({ key: 'k', number: 'n', intent: 'i' })],
};
const connect = {
  round: 0,
  at: 0,
  time: 0,
  session: 'ses_1',
  kind: 'connect',
  ticket: 't',
  hasPosition: false,
} as const;
const name = (play: ReturnType<typeof planRounds>[number]) =>
  play.kind === 'fault' ? play.fault.kind : play.kind === 'socket' ? play.play.name : play.kind;

it('plans the rounds that a point needs, and those of the points that it is graded after', () => {
  expect(planRounds({ ...log, only: ['O3'] }).map(name)).toEqual(['order_declined']);
  expect(planRounds({ ...log, only: ['S4'] }).map(name)).toEqual(['unsigned', 'altered', 'other_key', 'respaced']);
  expect(planRounds({ ...log, only: ['S1'] })).toEqual([]);
});

it('plans rounds of the websocket for a command that listens', () => {
  expect(planRounds({ ...log, only: ['W5'] })).toEqual([]);
  expect(planRounds({ ...log, sockets: [connect], only: ['W5'] }).map(name)).toEqual(['a frame of an unknown type']);
  expect(planRounds({ ...log, sockets: [connect] }).filter(({ kind }) => kind === 'socket')).toHaveLength(8);
});
