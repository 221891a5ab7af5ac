import { type Play, planRounds } from '../../certification/plan/plan-rounds.ts';
import type { SandboxHost } from '../../simulator/host.ts';
import type { Certifier } from './certifier.ts';

/** Runs the reader's program once, and gives its exit code. `crash` kills it. */
export type RunClient = (round: number, crash?: AbortSignal) => Promise<number>;

/** Once without faults, then once for each play that `fits`. Every round starts with the same state. */
export async function runRounds(
  host: SandboxHost,
  certifier: Certifier,
  run: RunClient,
  fits: (play: Play) => boolean = () => true,
): Promise<void> {
  const { data: start } = host.control({ method: 'GET', path: '/sandbox/state' });
  const runRound = async (round: number) => certifier.endRound(await run(round));
  await runRound(0);
  for (const [index, play] of planRounds(certifier.getLog()).filter(fits).entries()) {
    control(host, 'PUT', '/sandbox/state', start);
    begin(host, play);
    const crash = new AbortController();
    certifier.beginRound(play, () => crash.abort());
    if (play.kind === 'crash') await run(index + 1, crash.signal);
    if (play.kind !== 'crash' || crash.signal.aborted) await runRound(index + 1);
  }
}

function begin(host: SandboxHost, play: Play): void {
  if (play.kind === 'offline') {
    control(host, 'PATCH', '/sandbox/merchant', { features: { card: false, payment: false, token: false } });
    return;
  }
  const fault = play.kind === 'crash' ? { kind: 'held', operation: play.operation } : play.fault;
  control(host, 'POST', '/sandbox/faults', fault);
}

function control(host: SandboxHost, method: string, path: string, body: unknown): void {
  const { status, data } = host.control({ method, path, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
}
