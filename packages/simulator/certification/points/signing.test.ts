import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { judgeNonces } from './signing.ts';

const read = (at: number, timestamp: number, nonce: string): Exchange => ({
  ...{ round: 0, at, answeredAt: at + 2, time: at, requestId: `req_${nonce}`, operation: 'getWallet', bytes: '1' },
  ...{ isWrite: false, hasBody: false, hasParameters: false, uses: [], gives: [], status: 200, code: 0 },
  ...{ timestamp, nonce },
});

it.each([
  ['reads the same with two workers, of which the later arrives first', [read(10, 8, 'a'), read(11, 5, 'b')], 'passed'],
  ['signs a repeat by an older clock', [read(9000, 9000, 'a'), read(9500, 2000, 'b')], 'failed'],
  ['sends a nonce twice', [read(10, 9, 'a'), read(900, 899, 'a')], 'failed'],
])('S2: a client that %s', (_, exchanges, verdict) => {
  const log: CertificationLog = {
    ...{ mode: 'watch', seed: 'nonces', startedAt: 0, exchanges, sockets: [], rounds: [], leaves: [], extras: [] },
  };
  const trials = judgeNonces(log);
  expect(trials.map((trial) => trial.verdict)).toEqual([verdict]);
});
