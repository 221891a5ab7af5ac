import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startStep, step } from './step.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function captureOutput(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => write.mock.calls.map(([text]) => text).join('');
}

test('work beside other steps is reported with its own time, not with that of waiting for it', async () => {
  const output = captureOutput();
  const started = startStep('bundle', () => setTimeout(120, 'bundled'));
  await step('compile', () => setTimeout(300));

  expect(await started.report()).toBe('bundled');

  expect(output()).toMatch(/^compile … 0\.[3-9] s\nbundle \(beside the steps above\) … 0\.[12] s\n$/);
});

test('a long step prints its elapsed time every two seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const output = captureOutput();
  let finish = () => {};
  const compiling = step('compile', () => new Promise<void>((resolve) => (finish = resolve)));

  await vi.advanceTimersByTimeAsync(4000);
  finish();
  await compiling;

  expect(output()).toBe('compile … 2.0 s … 4.0 s … 4.0 s\n');
});

test('work that fails beside a step that fails first is not an unhandled rejection', async () => {
  const output = captureOutput();
  const started = startStep('bundle', () => Promise.reject(new Error('no bundle')));
  await setTimeout(5);

  await expect(started.report()).rejects.toThrow('no bundle');
  expect(output()).toContain('failed');
});
