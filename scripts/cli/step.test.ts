import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
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

test('a long step prints its elapsed time while it keeps the thread busy', async () => {
  const program = `
    const { readSync } = await import('node:fs');
    const { step } = await import(${JSON.stringify(join(import.meta.dirname, 'step.ts'))});
    await step('compile', () => readSync(0, Buffer.alloc(1)));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.endsWith(' s … ')) child.stdin.end('\n');
  }

  expect(output).toMatch(/^compile … [2-9]\.\d s … (?:\d+\.\d s … )*\d+\.\d s\n$/);
});

test('work that fails beside a step that fails first is not an unhandled rejection', async () => {
  const output = captureOutput();
  const started = startStep('bundle', () => Promise.reject(new Error('no bundle')));
  await setTimeout(5);

  await expect(started.report()).rejects.toThrow('no bundle');
  expect(output()).toContain('failed');
});
