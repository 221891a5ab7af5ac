import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from './exchange.ts';
import { grade } from './grade.ts';
import { formatJunit } from './report/format-junit.ts';
import { formatMarkdown } from './report/format-markdown.ts';
import { formatTerminal } from './report/format-terminal.ts';

const CALL: Exchange = {
  ...{ round: 0, at: 0, answeredAt: 0, time: 0, requestId: 'req_1', operation: 'openCard', bytes: '1', nonce: '1' },
  ...{ isWrite: true, hasBody: true, hasParameters: false, uses: [], gives: [], status: 202, code: 0 },
};
const grant = (name: string): Exchange => ({
  ...{ ...CALL, isWrite: false, operation: 'exchangeToken', grant: 'code', status: 200 },
  ...{ nonce: `grant of ${name}`, tokenIssued: `access of ${name}`, refreshIssued: `refresh of ${name}` },
});
/** A call that was refused because too many came, and its repeat so much later. */
const repeat = (name: string, after: number): Exchange[] => {
  const call = { ...CALL, token: `access of ${name}`, key: name, number: name, nonce: `first of ${name}` };
  return [
    { ...call, status: 429, code: 429001, retryAfterMs: 1000 },
    { ...call, at: after, answeredAt: after, nonce: `second of ${name}` },
  ];
};

function log(exchanges: Exchange[], more: Partial<CertificationLog> = {}): CertificationLog {
  const rest = { sockets: [], rounds: [], leaves: [], extras: [] };
  return { mode: 'watch', seed: 'clients', startedAt: 0, exchanges, ...rest, ...more };
}

const TWO = [grant('one'), grant('two'), ...repeat('one', 1000), ...repeat('two', 10)];
const read = (points: { id: string; verdict: string }[] = []) => points.find(({ id }) => id === 'R1')?.verdict;

it('grades each token family as a client, and says what all of them are together', () => {
  const { clients, points, summary, requests } = grade(log(TWO, { by: 'family' }));
  expect(clients?.map((one) => [one.client, one.requests, read(one.points)])).toEqual([
    ['family-1', 3, 'passed'],
    ['family-2', 3, 'failed'],
  ]);
  expect([read(points), summary.failed, requests]).toEqual(['failed', 1, 6]);
});

it('follows a family through its refreshes', () => {
  const refresh: Exchange = {
    ...{ ...grant('one'), grant: 'refresh', refreshSent: 'refresh of one' },
    ...{ tokenIssued: 'access of three', refreshIssued: 'refresh of three' },
  };
  const { clients } = grade(log([...TWO, refresh, ...repeat('three', 1000)], { by: 'family' }));
  expect(clients?.map(({ client, requests }) => [client, requests])).toEqual([
    ['family-1', 6],
    ['family-2', 3],
  ]);
});

it('has one report for all traffic where clients were not asked for, or one is alone', () => {
  expect(grade(log(TWO))).not.toHaveProperty('clients');
  expect(grade(log([grant('one'), ...repeat('one', 10)], { by: 'family' }))).not.toHaveProperty('clients');
});

it('names each client in the terminal, in Markdown and in JUnit', () => {
  const report = grade(log(TWO, { by: 'family' }));
  for (const format of [formatTerminal, formatMarkdown, formatJunit]) {
    const text = format(report, 'en');
    expect(text.indexOf('Client family-1 (3 requests)')).toBeGreaterThan(-1);
    expect(text.indexOf('Client family-2 (3 requests)')).toBeGreaterThan(text.indexOf('Client family-1'));
    expect(format(report, 'zh')).toContain('客户端 family-2');
  }
});
