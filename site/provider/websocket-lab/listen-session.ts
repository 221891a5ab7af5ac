import type {
  OperationId,
  RequestBody,
  ResponseBody,
  ResponseData,
} from '../../../packages/simulator/core/contract/schemas.ts';
import { createStore } from '../../../src/dom/store.ts';
import type { SocketListener } from '../environments/page-sockets.ts';
import { type Connection, createListenQuery, type ListenEnvironment } from './listen-environment.ts';
import { type Frame, getDelivery, isHeartbeat, type LogEntry, readAcknowledged, readFrame } from './log.ts';

/** Older entries are dropped; heartbeats sooner, because there are so many. */
const MAX_ENTRIES = 1000;
const MAX_HEARTBEATS = 100;
/** Of a frame, as the log stores it. */
const MAX_TEXT = 4000;
/** A server's state may have been read before its last frame came. */
const CLOCK_TOLERANCE_MS = 1000;

export type HeartbeatEntry = LogEntry & Frame;

export type ListenSnapshot = {
  /** Without heartbeats. */
  entries: LogEntry[];
  heartbeats: HeartbeatEntry[];
  heartbeatCount: number;
  isOpen: boolean;
  sessionId?: string;
  acknowledgesAtOnce: boolean;
};

const EMPTY: ListenSnapshot = {
  entries: [],
  heartbeats: [],
  heartbeatCount: 0,
  isOpen: false,
  acknowledgesAtOnce: false,
};

/** A refused call, or one that nobody answered, with its response. */
export class CallFailed extends Error {}

/**
 * A client of the listen socket: what it does by itself (pongs, and acknowledgements when that is wanted), what the reader makes it do, and
 * the log of it all.
 */
export class ListenSession {
  readonly environment: ListenEnvironment;
  /** Off: the server misses the pongs, and closes. */
  answersPings = true;
  readonly snapshot = createStore(EMPTY);
  #connection: Connection | undefined;
  #ticket: string | undefined;
  #ids = 0;
  #acks = 0;

  constructor(environment: ListenEnvironment) {
    this.environment = environment;
  }

  /** Opens the connection, with the ticket of before unless it is refused or a fresh one is wanted. */
  async connect(options: { resumeFrom?: string; ticket?: string; isFresh?: boolean } = {}): Promise<void> {
    if (options.isFresh) this.#ticket = undefined;
    const ticket = options.ticket ?? this.#ticket ?? (await this.requestTicket());
    const { resumeFrom } = options;
    const query = createListenQuery({ ticket, ...(resumeFrom !== undefined && { resumeFrom }) });
    const connection = await this.environment.open(query, this.#createListener());
    if (this.snapshot.get().isOpen) this.#connection = connection;
  }

  /** Opens a second connection of the same scope, whose frames nobody reads. */
  async openAnother(): Promise<Connection> {
    const query = createListenQuery({ ticket: this.#ticket ?? (await this.requestTicket()) });
    return this.environment.open(query, { onOpen: () => {}, onFrame: () => [], onClose: () => {} });
  }

  /** A ticket for the events of all users; the one of before opens nothing any more. */
  async requestTicket(): Promise<string> {
    const { ticket } = await this.call('refreshUser', undefined);
    this.#ticket = ticket.listenToken;
    return this.#ticket;
  }

  /** The connection ends here: closed by the client with 1000, or cut, which the client sees as 1006. */
  async disconnect(code: 1000 | 1006): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    this.#end(code, '', this.environment.getTime());
    await connection.close();
  }

  async send(text: string | undefined): Promise<void> {
    this.#record({ ...readFrame('out', text?.slice(0, MAX_TEXT) ?? ''), time: this.environment.getTime() });
    await this.#connection?.send(text);
  }

  acknowledge(messageId: string): Promise<void> {
    return this.send(this.#createAck(messageId));
  }

  /** The way for who has no connection. */
  async confirm(messageId: string): Promise<void> {
    const { results } = await this.call('confirmMessages', { messageIds: [messageId] });
    const text = JSON.stringify({ results });
    this.#record({
      kind: 'confirmed',
      text,
      messageIds: readAcknowledged(results),
      time: this.environment.getTime(),
    });
  }

  acknowledgeAtOnce(acknowledgesAtOnce: boolean): void {
    this.#update({ acknowledgesAtOnce });
  }

  /** Begins a new log where the sandbox is not the one of this log any more: it was reset, or loaded from a file. */
  follow({ time, lastSeq }: { time: number; lastSeq: number }): void {
    const { entries, isOpen, acknowledgesAtOnce } = this.snapshot.get();
    const isEarlier = entries.some((entry) => entry.time - time > CLOCK_TOLERANCE_MS);
    const isReset = lastSeq === 0 && entries.some(getDelivery);
    if (isOpen || !(isEarlier || isReset)) return;
    this.#ticket = undefined;
    this.snapshot.set({ ...EMPTY, acknowledgesAtOnce });
  }

  /** Makes a call, and gives its data; a refused one throws. */
  async call<Id extends OperationId>(operationId: Id, body: RequestBody<Id>): Promise<ResponseData<Id>> {
    const { text } = await this.environment.call(operationId, body);
    const { code, message, data }: ResponseBody<Id> = JSON.parse(text);
    if (code !== 0) throw new CallFailed(`${code} ${message}`);
    return data;
  }

  #createListener(): SocketListener {
    return {
      onOpen: (time) => {
        this.#record({ kind: 'open', time });
        this.#update({ isOpen: true });
      },
      onFrame: (text, time) => {
        const frame = { ...readFrame('in', text), time };
        this.#record(frame);
        if (frame.value?.type === 'welcome') this.#update({ sessionId: String(frame.value.sessionId) });
        const answers = this.#answer(frame);
        for (const answer of answers) this.#record({ ...readFrame('out', answer), time });
        return answers;
      },
      onClose: (code, reason, time) => this.#end(code, reason, time),
    };
  }

  /** What a client must send at once. */
  #answer(frame: Frame & { time: number }): string[] {
    const { value } = frame;
    if (value?.type === 'ping' && this.answersPings)
      return [JSON.stringify({ type: 'pong', id: value.id, ts: new Date(frame.time).toISOString() })];
    const delivery = getDelivery({ ...frame, id: 0 });
    const isWanted = delivery && !delivery.replay && this.snapshot.get().acknowledgesAtOnce;
    return isWanted ? [this.#createAck(delivery.messageId)] : [];
  }

  #createAck(messageId: string): string {
    this.#acks += 1;
    return JSON.stringify({ type: 'ack', id: `a-${this.#acks}`, messageIds: [messageId] });
  }

  #end(code: number, reason: string, time: number): void {
    this.#connection = undefined;
    this.#record({ kind: 'close', code, reason, time });
    const { sessionId: _, ...rest } = this.snapshot.get();
    this.snapshot.set({ ...rest, isOpen: false });
  }

  #record(given: Unnumbered): void {
    this.#ids += 1;
    const entry: LogEntry = { ...given, id: this.#ids };
    const { entries, heartbeats, heartbeatCount } = this.snapshot.get();
    if ((entry.kind === 'in' || entry.kind === 'out') && isHeartbeat(entry))
      this.#update({
        heartbeats: [...heartbeats, entry].slice(-MAX_HEARTBEATS),
        heartbeatCount: heartbeatCount + 1,
      });
    else this.#update({ entries: [...entries, entry].slice(-MAX_ENTRIES) });
  }

  #update(change: Partial<ListenSnapshot>): void {
    this.snapshot.set({ ...this.snapshot.get(), ...change });
  }
}

/** An entry before it has its number. */
type Unnumbered = LogEntry extends infer Entry ? (Entry extends LogEntry ? Omit<Entry, 'id'> : never) : never;
