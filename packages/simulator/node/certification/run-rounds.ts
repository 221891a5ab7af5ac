import { type Play, planRounds } from '../../certification/plan/plan-rounds.ts';
import type { SocketPlay } from '../../certification/plan/play-socket.ts';
import type { SocketFact } from '../../certification/socket-fact.ts';
import { callControl } from '../../core/controls/call-control.ts';
import type { SandboxHost } from '../../core/host.ts';
import { listValues } from '../../core/state/table.ts';
import type { Certifier } from './certifier.ts';

/** Runs the reader's program once, or his daily job, and gives its exit code. `crash` kills it in the middle of an operation, `end` because a round does not end. */
export type RunClient = (
  round: number,
  how?: { crash?: AbortSignal; end?: AbortSignal; isDaily?: boolean },
) => Promise<number>;

/** A page has twenty entries by default. */
const PURCHASES = 25;
/** The longest round. */
const ROUND_MS = 600_000;

/**
 * Once without faults, then once for each play that `fits`. Every round starts with the same state. A program that fails without any fault is not run again: what
 * it would do after a fault would show nothing.
 */
export async function runRounds(
  host: SandboxHost,
  certifier: Certifier,
  run: RunClient,
  fits: (play: Play) => boolean = () => true,
): Promise<void> {
  const start = callControl(host, 'readState', {});
  const runRound = async (round: number, end = new AbortController()) => {
    const timer = setTimeout(() => end.abort(), ROUND_MS);
    const exitCode = await run(round, { end: end.signal }).finally(() => clearTimeout(timer));
    certifier.endRound(exitCode);
    return exitCode;
  };
  if ((await runRound(0)) !== 0) return;
  const runDaily = async (round: number) => {
    const reconciled = { cardId: purchaseOften(host), orderId: returnPayment(host) };
    certifier.beginRound({ kind: 'daily' });
    certifier.endRound(await run(round, { isDaily: true }), reconciled);
  };
  for (const [index, play] of planRounds(certifier.getLog()).filter(fits).entries()) {
    if (play.kind === 'daily') {
      // In the state that the run without faults has left.
      await runDaily(index + 1);
      continue;
    }
    callControl(host, 'loadState', {}, start);
    begin(host, play);
    const end = new AbortController();
    certifier.beginRound(play, { kill: () => end.abort(), act: (own, facts) => actOnSocket(host, own, facts) });
    if (play.kind !== 'crash') await runRound(index + 1, end);
    else {
      await run(index + 1, { crash: end.signal });
      if (end.signal.aborted) await runRound(index + 1);
    }
  }
}

function actOnSocket(host: SandboxHost, { respond }: SocketPlay, facts: readonly SocketFact[]): void {
  for (const action of respond?.(facts, host.getState()) ?? []) {
    // Refused where the connection is gone already.
    if (!('connect' in action)) host.control(action);
    else
      host.connect(action.connect, (session) => {
        queueMicrotask(() => host.disconnect(session));
      });
  }
}

/** More purchases than a page has. Gives the card, undefined where the client has none that can be used. */
function purchaseOften(host: SandboxHost): string | undefined {
  const { cards } = host.getState().cards;
  const cardId = listValues(cards).find(({ card }) => card.status === 'active')?.card.cardId;
  for (let count = 0; cardId !== undefined && count < PURCHASES; count += 1)
    callControl(host, 'purchase', { cardId }, { amount: { value: '0.10', currency: 'USD' } });
  return cardId;
}

/** The bank of a beneficiary returns a payment. Undefined where none of this client has succeeded. */
function returnPayment(host: SandboxHost): string | undefined {
  const { payments } = host.getState().payouts;
  const orderId = listValues(payments).find(({ order }) => order.status === 'success')?.order.orderId;
  if (orderId !== undefined) callControl(host, 'decidePayment', { orderId }, { decision: 'return' });
  return orderId;
}

function begin(host: SandboxHost, play: Exclude<Play, { kind: 'daily' }>): void {
  if (play.kind === 'offline') {
    callControl(host, 'changeMerchant', {}, { features: { card: false, payment: false, token: false } });
    return;
  }
  if (play.kind === 'socket') {
    if (play.play.fault) callControl(host, 'addFault', {}, { kind: play.play.fault });
    return;
  }
  const fault = play.kind === 'crash' ? { kind: 'held' as const, operation: play.operation } : play.fault;
  callControl(host, 'addFault', {}, fault);
}
