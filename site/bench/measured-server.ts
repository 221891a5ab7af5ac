import { type ChildProcess, fork } from 'node:child_process';

type Report = { origin?: string; heap?: number; mainThread?: number };

/** A server in a process of its own, so that what sends requests does not slow it down. */
export async function startMeasured(...args: string[]) {
  const module = new URL('serve.ts', import.meta.url).pathname;
  const child: ChildProcess = fork(module, args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const next = () => new Promise<Report>((resolve) => child.once('message', (report) => resolve(report as Report)));
  const { origin = '' } = await next();
  return {
    origin,
    /** Bytes of the heap after a collection, and milliseconds of its main thread. */
    async read(): Promise<Required<Omit<Report, 'origin'>>> {
      child.send('read');
      const { heap = 0, mainThread = 0 } = await next();
      return { heap, mainThread };
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
