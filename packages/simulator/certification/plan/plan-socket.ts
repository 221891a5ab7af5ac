import type { ControlRequest } from '../../core/controls/control.ts';
import type { CertificationLog } from '../exchange.ts';
import { isBackOffDecided } from '../points/returns.ts';
import type { SocketFact } from '../socket-fact.ts';

/** So many acknowledgements come first. */
const BEFORE_LOSS = 2;
const BEFORE_UNKNOWN = 3;
const BEFORE_CUT = 6;
const BEFORE_SILENCE = 8;

/** What a watched connection meets after this fact: an acknowledgement that is lost, a frame of an unknown type, later a network that fails until the waits of the client have grown, and on demand one that falls silent. Each happens once. */
export function planSocket(
  { sockets, extras }: Pick<CertificationLog, 'sockets' | 'extras'>,
  fact: SocketFact,
): ControlRequest | undefined {
  const acks = sockets.filter((one) => one.kind === 'received' && one.type === 'ack').length;
  if (fact.kind === 'connect' && acks >= BEFORE_CUT && !isBackOffDecided(sockets))
    return { method: 'POST', path: `/sandbox/sockets/${fact.session}/drop`, body: {} };
  if (fact.kind !== 'received' || fact.type !== 'ack') return undefined;
  if (acks === BEFORE_LOSS) return { method: 'POST', path: '/sandbox/faults', body: { kind: 'lost_acknowledgement' } };
  if (acks === BEFORE_UNKNOWN) return { method: 'POST', path: '/sandbox/faults', body: { kind: 'unknown_frame' } };
  const drop = { method: 'POST', path: `/sandbox/sockets/${fact.session}/drop` };
  if (acks === BEFORE_CUT) return { ...drop, body: {} };
  return acks === BEFORE_SILENCE && extras.includes('long') ? { ...drop, body: { silent: true } } : undefined;
}
