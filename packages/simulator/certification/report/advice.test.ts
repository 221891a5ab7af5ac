import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { grade } from '../grade.ts';
import { formatJunit } from './format-junit.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatTerminal } from './format-terminal.ts';

const call = (_: unknown, index: number): Exchange => ({
  ...{ round: 0, at: index, answeredAt: index, time: index, requestId: `req_${index}`, operation: 'getWallet' },
  ...{ bytes: String(index), nonce: String(index), skewMs: -100_000, isWrite: false, hasBody: false },
  ...{ hasParameters: false, uses: [], gives: [], status: 200, code: 0 },
});
/** A client whose clock is slow. */
const log: CertificationLog = {
  ...{ mode: 'watch', seed: 'advice', startedAt: 0, sockets: [], rounds: [], leaves: [], extras: [] },
  exchanges: Array.from({ length: 20 }, call),
};

it('says a failed point that is advice as advice, with its evidence', () => {
  const report = grade(log);
  expect(report.summary).toMatchObject({ failed: 0, advice: 1 });
  const terminal = formatTerminal(report, 'en');
  expect(terminal).toContain('The clock is right: advice\n');
  expect(terminal).toContain("-100 s from the provider's time");
  expect(terminal).toContain('0 FAILED  1 advice');
  expect(formatMarkdown(report, 'zh')).toMatch(/\| P2 \| 时钟准确 \| 建议改进 \|[\s\S]*## P2 时钟准确/);
  const junit = formatJunit(report, 'en');
  expect(junit).toMatch(/<testcase [^>]*P2[^>]*><system-out>[^<]*req_\d+/);
  expect(junit).not.toContain('<failure');
});

it('counts advice as any other point where it was asked to', () => {
  const report = grade({ ...log, isStrict: true });
  expect(report.summary).toMatchObject({ failed: 1, advice: 0 });
  expect(formatTerminal(report, 'en')).toContain('The clock is right: FAILED\n');
  expect(formatJunit(report, 'en')).toMatch(/<testcase [^>]*P2[^>]*><failure message="Set the clock/);
});
