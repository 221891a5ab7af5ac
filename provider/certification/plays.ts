import { sha256 } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '../../src/encoding/bytes.ts';
import type { FaultKind } from '../simulator/envelope/envelope-state.ts';
import type { CertificationLog, Exchange } from './exchange.ts';

/** What happens in one round: a fault of one operation, or an offline product line. */
export type Play =
  | { kind: 'fault'; fault: FaultKind; operation: string; runningMs?: number; retryAfter?: number }
  | { kind: 'offline' };

type Fault = { fault: FaultKind; fits: (exchange: Exchange) => boolean; runningMs?: number; retryAfter?: number };

const isOrder = ({ number, status }: Exchange) => number !== undefined && status < 300;
const isWrite = (one: Exchange) => one.isWrite && one.status < 300;
const isStateRead = ({ isWrite: changes, state, uses }: Exchange) =>
  !changes && state !== undefined && uses.some((id) => /^(?:ord|pay|wdr)_/.test(id));
const needsToken = ({ token }: Exchange) => token !== undefined;

/** One round each. */
const FAULTS: readonly Fault[] = [
  { fault: 'unsigned', fits: isOrder },
  { fault: 'altered', fits: isOrder },
  { fault: 'other_key', fits: isOrder },
  { fault: 'token_ended', fits: needsToken },
  { fault: 'rate_limited', fits: isWrite, retryAfter: 1 },
  { fault: 'unavailable', fits: isWrite, retryAfter: 1 },
  { fault: 'cut_after_commit', fits: isOrder, runningMs: 1500 },
  { fault: 'cut_before_commit', fits: isOrder },
  { fault: 'cut_after_commit', fits: isOrder },
  { fault: 'internal_error', fits: isOrder },
  { fault: 'upstream_error', fits: isOrder },
  { fault: 'timeout_after_commit', fits: isOrder },
  { fault: 'unknown_status', fits: isStateRead },
];

/** The rounds after the one without faults. The seed draws the operation of each among those that the client calls. */
export function planRounds({ seed, exchanges }: CertificationLog): Play[] {
  const baseline = exchanges.filter(({ round }) => round === 0);
  const plays = FAULTS.flatMap(({ fits, ...fault }, index): Play[] => {
    const operations = [...new Set(baseline.filter(fits).map(({ operation }) => operation))].sort();
    const operation = operations[draw(`${seed}:${index}:${fault.fault}`, operations.length)];
    return operation === undefined ? [] : [{ kind: 'fault', ...fault, operation }];
  });
  return baseline.length === 0 ? [] : [...plays, { kind: 'offline' }];
}

function draw(text: string, count: number): number {
  const [first = 0, second = 0] = sha256(encodeUtf8(text));
  return count === 0 ? 0 : (first * 256 + second) % count;
}
