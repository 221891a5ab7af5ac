import { isRecord, parseJson } from '../../base/encoding/json.ts';
import type { Effect } from '../core/listen/effect.ts';
import type { SeenSocket } from '../core/listen/seen-socket.ts';
import { parseQuery } from '../protocol/signing/canonical-query.ts';
import type { Digest } from './digest.ts';
import { findIds } from './observe.ts';
import type { SocketFact } from './socket-fact.ts';

/** A connection that ends without a close frame. */
const LOST = 1006;

type When = Pick<SocketFact, 'round' | 'at' | 'time'>;

/** The facts of what was seen. */
export function observeSocket(seen: SeenSocket, when: When, digest: Digest): SocketFact {
  const { session } = seen;
  switch (seen.kind) {
    case 'connect': {
      const values = new Map(parseQuery(seen.query));
      const ticket = digest(values.get('token') ?? '');
      return { ...when, session, kind: 'connect', ticket, hasPosition: values.has('resumeFrom') };
    }
    case 'receive': {
      const frame = parseJson(seen.text ?? '');
      const { type, id, messageIds } = isRecord(frame) ? frame : {};
      const ids = Array.isArray(messageIds) ? messageIds.map(String) : [];
      const own = typeof id === 'string' && { id };
      return { ...when, session, kind: 'received', type: String(type), messageIds: ids, ...own };
    }
    case 'disconnect':
      return { ...when, session, kind: 'closed', code: LOST, by: 'client' };
    case 'dispatch':
      return { ...when, session, ...observeEffect(seen.effect) };
  }
}

function observeEffect(effect: Effect) {
  if ('close' in effect) return { kind: 'closed', code: effect.close, by: 'provider' } as const;
  if ('isLost' in effect && effect.isSilent) return { kind: 'silent' } as const;
  if ('isLost' in effect) return { kind: 'closed', code: LOST, by: 'provider' } as const;
  const frame: Record<string, unknown> = effect.frame;
  const { type, messageId, seq, attempt, id, reconnectAfterMs, replay, data } = frame;
  return {
    kind: 'sent',
    type: String(type),
    // What is sent once more on demand wants no acknowledgement.
    ...(replay !== true && typeof messageId === 'string' && { messageId }),
    ...(isRecord(data) && {
      gives: findIds(JSON.stringify(data)),
      ...(typeof data.status === 'string' && { state: data.status }),
    }),
    ...(typeof seq === 'number' && { seq }),
    ...(typeof attempt === 'number' && { attempt }),
    ...(typeof id === 'string' && { id }),
    ...(typeof reconnectAfterMs === 'number' && { reconnectAfterMs }),
  } as const;
}
