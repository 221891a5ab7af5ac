import { join } from 'node:path';
import { vi } from 'vitest';

export type Ended = { status: unknown; stdout: string; stderr: string };

let runs = 0;

/** Runs a command in this process, where all of them load the same modules once, up to the line that ends the process. */
export async function runHere(file: string, ...args: string[]): Promise<Ended> {
  const { argv, env } = process;
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    }),
  );
  // As Node's own console does, which Vitest replaces.
  const print =
    (stream: 'stdout' | 'stderr') =>
    (...words: unknown[]) =>
      void process[stream].write(`${words.join(' ')}\n`);
  const log = vi.spyOn(console, 'log').mockImplementation(print('stdout'));
  const error = vi.spyOn(console, 'error').mockImplementation(print('stderr'));
  const end = (status: unknown): Ended => ({ status, stdout: printed.stdout.trim(), stderr: printed.stderr.trim() });
  let ended: Ended | undefined;
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    ended ??= end(code);
    throw new Error(`exit ${code}`);
  });
  process.argv = [process.execPath, file, ...args];
  process.env = { ...env };
  process.exitCode = undefined;
  try {
    // A query, so that a command that was run before runs again.
    await import(`${join(process.cwd(), file)}?${++runs}`).catch((reason) => ended ?? Promise.reject(reason));
    return ended ?? end(process.exitCode);
  } finally {
    Object.assign(process, { argv, env, exitCode: undefined });
    for (const spy of [...spies, log, error, exit]) spy.mockRestore();
  }
}
