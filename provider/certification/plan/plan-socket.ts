import type { ControlRequest } from '../../simulator/controls/control.ts';
import type { SocketFact } from '../socket-fact.ts';

/** So many acknowledgements come first. */
const BEFORE_LOSS = 2;
const BEFORE_UNKNOWN = 3;
const BEFORE_CUT = 6;

/** What a watched connection meets after this fact: an acknowledgement that is lost, a frame of an unknown type, and later a network that fails. Each happens once. */
export function planSocket(sockets: readonly SocketFact[], fact: SocketFact): ControlRequest | undefined {
  if (fact.kind !== 'received' || fact.type !== 'ack') return undefined;
  const acks = sockets.filter((one) => one.kind === 'received' && one.type === 'ack').length;
  if (acks === BEFORE_LOSS) return { method: 'POST', path: '/sandbox/faults', body: { kind: 'lost_acknowledgement' } };
  if (acks === BEFORE_UNKNOWN) return { method: 'POST', path: '/sandbox/faults', body: { kind: 'unknown_frame' } };
  const isCut = acks === BEFORE_CUT;
  return isCut ? { method: 'POST', path: `/sandbox/sockets/${fact.session}/drop`, body: {} } : undefined;
}
