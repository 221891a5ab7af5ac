import type { ControlRequest } from '../../core/controls/control.ts';
import { isUnacknowledged } from '../../core/listen/cursor.ts';
import type { State } from '../../core/state/state.ts';
import { listEntries, listValues } from '../../core/state/table.ts';
import type { PointId } from '../points/point-ids.ts';
import { isBackOffDecided } from '../points/returns.ts';
import type { SocketFact } from '../socket-fact.ts';

/** A control, or another instance that connects with this query and leaves again. */
type SocketAction = ControlRequest | { connect: string };

/** What happens to the websocket of a command in one round. */
export type SocketPlay = {
  name: string;
  /** Pending from the start of the round. */
  fault?: 'lost_acknowledgement' | 'unknown_frame';
  /** After the last of these facts of the round: a connect or an acknowledgement. */
  respond?: (facts: readonly SocketFact[], state: State) => SocketAction[];
};

/** A redelivery is due after 30 seconds. */
const REDELIVERY_MS = 30_001;
/** More than a ping is due after. */
const HEARTBEAT_MS = 20_001;
/** More frames than a client may send in a second. */
const BURST = 25;
/** Less than any chain credits: books stay as they are. */
const TINY = '0.01';
const RECONNECT_MS = 4000;

const isAck = (fact: SocketFact | undefined) => fact?.kind === 'received' && fact.type === 'ack';
/** The last fact is this acknowledgement of the round. */
const isAckNumber = (facts: readonly SocketFact[], number: number) =>
  isAck(facts.at(-1)) && facts.filter(isAck).length === number;
const isClosed = (facts: readonly SocketFact[]) => facts.some(({ kind }) => kind === 'closed');
const drop = (facts: readonly SocketFact[], body: object): ControlRequest => ({
  ...{ method: 'POST', path: `/sandbox/sockets/${facts.at(-1)?.session}/drop`, body },
});
/** The provider starts again with this state: sockets are closed with 1012. */
const restart = (state: State): ControlRequest => ({ method: 'PUT', path: '/sandbox/state', body: state });
const advance = (advanceMs: number): ControlRequest => ({
  method: 'POST',
  path: '/sandbox/clock',
  body: { advanceMs },
});

/** In the order of their rounds. */
export const SOCKET_PLAYS: readonly (SocketPlay & { points: readonly PointId[] })[] = [
  {
    ...{ name: 'an acknowledgement is lost, and its event arrives again', points: ['W1', 'W2', 'W3'] },
    fault: 'lost_acknowledgement',
    respond: (facts) => (isAckNumber(facts, 2) ? [advance(REDELIVERY_MS)] : []),
  },
  {
    ...{ name: 'many deposits arrive together', points: ['W1', 'W4'] },
    respond: (facts, state) => (isAckNumber(facts, 1) ? [...listDeposits(state), advance(HEARTBEAT_MS)] : []),
  },
  { name: 'a frame of an unknown type', points: ['W5'], fault: 'unknown_frame' },
  {
    ...{ name: 'the connection is lost again and again', points: ['W6', 'W8'] },
    respond: (facts) => (facts.at(-1)?.kind === 'connect' && !isBackOffDecided(facts) ? [drop(facts, {})] : []),
  },
  {
    ...{ name: 'maintenance, with a wait', points: ['W6'] },
    respond: (facts, state) =>
      isAckNumber(facts, 1) ? [drop(facts, { maintenance: true, reconnectAfterMs: RECONNECT_MS }), restart(state)] : [],
  },
  {
    ...{ name: 'tickets are revoked', points: ['W7'] },
    respond: (facts, state) =>
      isAckNumber(facts, 1)
        ? [restart({ ...state, tokens: { ...state.tokens, tickets: {}, currentTickets: {} } })]
        : [],
  },
  {
    ...{ name: 'events before a position are gone', points: ['W7'] },
    respond: (facts, state) => {
      const { lastSeq, events } = state.listen;
      if (!isAck(facts.at(-1)) || isClosed(facts) || listValues(events).some(isUnacknowledged)) return [];
      const gone = { events: {}, seqs: {}, lastSeq: lastSeq + 1, oldestSeq: lastSeq + 2 };
      return [restart({ ...state, listen: { ...state.listen, ...gone } })];
    },
  },
  {
    ...{ name: 'another instance connects', points: ['W8'] },
    respond: (facts, state) => (isAckNumber(facts, 1) ? connectAnother(state) : []),
  },
];

function listDeposits({ tokens }: State): ControlRequest[] {
  const [user] = listValues(tokens.users);
  const address = user?.addresses[0];
  const currency = address?.currencies[0];
  if (!user || !address || !currency) return [];
  const body = { chainType: address.chainType, amount: { value: TINY, currency } };
  const deposit = { method: 'POST', path: `/sandbox/users/${user.userId}/deposits`, body };
  return Array.from({ length: BURST }, () => deposit);
}

/** With the ticket of the connection that is open: the newer one of a scope replaces it. */
function connectAnother({ listen, tokens, merchant }: State): SocketAction[] {
  const [own] = Object.values(listen.connections);
  const ticket = listEntries(tokens.tickets).find(([, { userId }]) => userId === own?.userId)?.[0];
  return own && ticket !== undefined ? [{ connect: `merchantId=${merchant.id}&token=${ticket}` }] : [];
}
