import { parseQuery } from '../../protocol/signing/canonical-query.ts';
import { type Close, toClose } from '../contract/close-codes.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { findIn, listValues } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { Ticket } from '../tokens/tokens-state.ts';
import { closeConnection, HEARTBEAT_MS, PONG_MS, startConnectionTimers } from './connections.ts';
import { dropOldEvents, getCursor, isUnacknowledged } from './cursor.ts';
import { deliver, hasRoom, parkWhenOld, replay, WINDOW } from './deliver.ts';
import { isFor } from './emit-event.ts';
import type { Connection, EventFamily, StoredEvent } from './listen-state.ts';

const FAMILIES: readonly EventFamily[] = ['deposit', 'withdrawal', 'user'];
const ACK_TIMEOUT_MS = 30_000;

type Opening = { merchantId: string; token: string; resumeFrom?: number; types: EventFamily[]; locale: MessageLocale };

/** Opens a connection for an upgrade that was accepted already: refusals come as close codes (contract 7.1). */
export function openConnection(work: Work, sessionId: string, query: string): void {
  dropOldEvents(work);
  const opening = readOpening(query);
  const admitted = admit(work, opening);
  if ('close' in admitted) {
    assertTransition('connection', undefined, 'closed');
    work.effects.push({ session: sessionId, ...admitted });
    return;
  }
  const { ticket, resumeFrom, types, locale } = admitted;
  const { listen } = work.state;
  assertTransition('connection', undefined, 'open');
  replaceFormer(work, ticket.userId);
  const connection = addConnection(work, {
    sessionId,
    userId: ticket.userId,
    types,
    locale,
  });
  work.effects.push({
    session: sessionId,
    frame: {
      type: 'welcome',
      sessionId,
      scope: ticket.userId === undefined ? 'merchant' : 'user',
      protocol: 'listen.v1',
      heartbeatIntervalMs: HEARTBEAT_MS,
      heartbeatTimeoutMs: PONG_MS,
      ackTimeoutMs: ACK_TIMEOUT_MS,
      maxUnacked: WINDOW,
      cursor: getCursor(listen, ticket.userId),
      serverTime: toDateTime(work.time),
    },
  });
  startConnectionTimers(work, connection);
  sendBacklog(work, connection, resumeFrom);
}

/** Query, merchant, ticket, position: the first that is wrong decides. */
function admit(
  { state: { merchant, tokens, listen }, time }: Work,
  opening: Opening | undefined,
): (Opening & { ticket: Ticket }) | Close {
  if (!opening) return toClose(4400);
  if (!merchant.enabled || !merchant.features.token) return toClose(4403);
  const ticket = opening.merchantId === merchant.id ? findIn(tokens.tickets, opening.token) : undefined;
  if (!ticket || time >= ticket.expiresAt) return toClose(4401);
  const isGap = opening.resumeFrom !== undefined && opening.resumeFrom < listen.oldestSeq - 1;
  return isGap ? toClose(4410) : { ...opening, ticket };
}

/** One connection for each scope: the newer one wins. */
function replaceFormer(work: Work, userId: string | undefined): void {
  for (const former of Object.values(work.state.listen.connections)) {
    if (former.userId === userId) closeConnection(work, former.sessionId, 4409);
  }
}

function addConnection(
  { state }: Work,
  given: Pick<Connection, 'sessionId' | 'userId' | 'types' | 'locale'>,
): Connection {
  const { userId, ...rest } = given;
  state.listen.connections[given.sessionId] = {
    ...rest,
    ...(userId === undefined ? {} : { userId }),
    inFlight: [],
    queue: [],
    pings: 0,
    badFrames: 0,
    frameTimes: [],
  };
  const connection = state.listen.connections[given.sessionId];
  if (!connection) throw new Error('The connection was not added.');
  return connection;
}

/** What waits for this scope, in the order of seq; with `resumeFrom` also what has been acknowledged already, above that number. */
function sendBacklog(work: Work, connection: Connection, resumeFrom: number | undefined): void {
  const events = listValues(work.state.listen.events)
    .filter((event) => isFor(connection, event))
    .toSorted((one, other) => one.seq - other.seq);
  for (const event of events)
    sendOrQueue(work, connection, event, event.seq > (resumeFrom ?? Number.POSITIVE_INFINITY));
}

function sendOrQueue(work: Work, connection: Connection, event: StoredEvent, isReplayed: boolean): void {
  const isOpen = isUnacknowledged(event) && !parkWhenOld(work, event);
  if (!isOpen) {
    if (isReplayed) replay(work, event, connection);
  } else if (hasRoom(connection)) deliver(work, event, [connection]);
  else connection.queue.push(event.seq);
}

function readOpening(query: string): Opening | undefined {
  const values = new Map(parseQuery(query));
  const [merchantId = '', token = '', resumeFrom, types, lang = 'en'] = [
    'merchantId',
    'token',
    'resumeFrom',
    'types',
    'lang',
  ].map((name) => values.get(name));
  const families = types === undefined ? [...FAMILIES] : types.split(',').filter(isFamily);
  const isWellFormed =
    /^mch_[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(merchantId) &&
    token !== '' &&
    (resumeFrom === undefined || /^\d{1,15}$/.test(resumeFrom)) &&
    (types === undefined || families.length === types.split(',').length) &&
    (lang === 'en' || lang === 'zh-CN');
  if (!isWellFormed) return undefined;
  return {
    merchantId,
    token,
    types: families,
    locale: lang === 'en' ? 'en' : 'zh',
    ...(resumeFrom === undefined ? {} : { resumeFrom: Number(resumeFrom) }),
  };
}

function isFamily(text: string): text is EventFamily {
  return FAMILIES.some((family) => family === text);
}
