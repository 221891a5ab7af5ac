import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandboxHost } from '../../../src/sandbox/host.ts';
import { createTestState } from '../../../src/sandbox/test-merchant.ts';
import { UsageError } from '../../cli/options.ts';
import { openStateLog, restoreState } from './state-log.ts';

const TIME = Date.parse('2026-01-15T08:00:00.000Z');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function start() {
  const file = join(folder, 'state.log');
  const state = createTestState({ seed: 'log', time: TIME, clock: { mode: 'stopped', at: TIME } });
  const log = openStateLog(file, state);
  const host = createSandboxHost(state, { now: () => TIME, dispatch: () => undefined, record: log.append });
  const topUp = () =>
    host.control({
      method: 'POST',
      path: '/sandbox/wallet/top-ups',
      body: { amount: { value: '1.00', currency: 'USD' } },
    });
  return { file, host, log, topUp };
}

it('gives back the very state, without a stop', async () => {
  const { file, host, topUp } = start();
  topUp();
  const body = new TextEncoder().encode('{"a":1}');
  await host.request({ method: 'POST', target: '/v2/card/open', headers: [['X-Nonce', 'x']], body });
  host.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: 5000 } });
  expect(restoreState(file)).toEqual({ state: host.getState(), inputs: 3, droppedBytes: 0 });
});

it('drops a torn last record, and reports its size', () => {
  const { file, host, topUp } = start();
  topUp();
  const complete = host.getState();
  const size = readFileSync(file).length;
  topUp();
  writeFileSync(file, readFileSync(file).subarray(0, size + 20));
  expect(restoreState(file)).toEqual({ state: complete, inputs: 1, droppedBytes: 20 });
});

it('refuses a file that is damaged before its last record', () => {
  const { file, topUp } = start();
  topUp();
  topUp();
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[1] = (lines[1] ?? '').replace('1.00', '9.00');
  writeFileSync(file, lines.join('\n'));
  expect(() => restoreState(file)).toThrow(UsageError);
});

it('writes one snapshot at a stop', () => {
  const { file, host, log, topUp } = start();
  topUp();
  const state = host.getState();
  log.close(state);
  expect(restoreState(file)).toEqual({ state, inputs: 0, droppedBytes: 0 });
  appendFileSync(file, 'not a record\n');
  expect(restoreState(file)).toMatchObject({ state, droppedBytes: 13 });
});
