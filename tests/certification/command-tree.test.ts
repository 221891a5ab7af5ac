import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runCommandOnce } from '../../packages/simulator/node/certification/run-command.ts';
import { ROOT } from '../../scripts/installation/installation.ts';

/** A command that starts another process, whose id it writes into a file. */
function startTree(end: string) {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pid');
  const readPid = () => Number(existsSync(file) && readFileSync(file, 'utf8'));
  return { command: ['sh', '-c', `sleep 300 & echo $! > '${file}'; ${end}`], readPid };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

const MODULE = pathToFileURL(join(ROOT, 'packages/simulator/node/certification/run-command.ts')).href;

it('ends what a command has started when the command ends', async () => {
  const { command, readPid } = startTree('exit 3');
  expect(await runCommandOnce(command, {})).toBe(3);
  await vi.waitFor(() => expect(isAlive(readPid())).toBe(false));
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends the command and what it has started with %s',
  async (signal) => {
    const { command, readPid } = startTree('wait');
    const script = `import(${JSON.stringify(MODULE)}).then((module) => module.runCommandOnce(${JSON.stringify(command)}, {}))`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: ROOT, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await vi.waitFor(() => expect(readPid()).toBeGreaterThan(0), 20_000);
    child.kill(signal);
    expect(await ended).toBe(signal === 'SIGTERM' ? 143 : 130);
    await vi.waitFor(() => expect(isAlive(readPid())).toBe(false));
  },
  30_000,
);
