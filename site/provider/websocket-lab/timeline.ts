import { formatDate, formatTime } from '../../../src/playground/ui/format.ts';
import { getAcknowledged, getDelivery, type LogEntry } from './log.ts';

/** From an instant until another, in Unix milliseconds. */
export type Span = { from: number; to: number };

type Attempt = { attempt: number; time: number; entryId: number; isReplay: boolean };

/** `parked`: its time for another attempt has passed without one. */
type DeliveryStatus = 'waiting' | 'queued' | 'acked' | 'replay' | 'parked';

/** One message with every attempt to deliver it. */
export type MessageRow = {
  messageId: string;
  seq: number;
  type: string;
  attempts: Attempt[];
  status: DeliveryStatus;
  ackedAt?: number;
  /** When it comes again if nobody acknowledges it; only while the connection is open. */
  nextAt?: number;
  /** While it was on its way to a client that could have acknowledged it, and while it was not. */
  waiting: Span[];
  queued: Span[];
};

export type Timeline = {
  connections: (Span & { code?: number })[];
  messages: MessageRow[];
  isOpen: boolean;
  start: number;
  now: number;
  /** The last instant that there is something to show of. */
  end: number;
};

/** No more attempts so long after the first: contract 7.4. */
const PARKED_AFTER_MS = 72 * 3_600_000;

/** What the client has seen of the stream at an instant: made from its log alone, so that any moment of the past can be shown. */
export function createTimeline(entries: readonly LogEntry[], now: number): Timeline {
  const connections = findConnections(entries, now);
  const isOpen = entries.findLast(({ kind }) => kind === 'open' || kind === 'close')?.kind === 'open';
  const messages = groupDeliveries(entries).map((deliveries) =>
    toRow(deliveries, { entries, connections, isOpen, now }),
  );
  const start = entries[0]?.time ?? now;
  const end = Math.max(now, ...messages.map(({ nextAt = 0 }) => nextAt));
  return { connections, messages, isOpen, start, now, end };
}

function findConnections(entries: readonly LogEntry[], now: number): Timeline['connections'] {
  const connections: Timeline['connections'] = [];
  for (const entry of entries) {
    const last = connections.at(-1);
    if (entry.kind === 'open') connections.push({ from: entry.time, to: now });
    // A connection that was refused opens and closes at the same instant.
    if (entry.kind === 'close' && last) Object.assign(last, { to: entry.time, code: entry.code });
  }
  return connections;
}

type DeliveryEntry = { entry: LogEntry; delivery: NonNullable<ReturnType<typeof getDelivery>> };

function groupDeliveries(entries: readonly LogEntry[]): DeliveryEntry[][] {
  const groups = new Map<string, DeliveryEntry[]>();
  for (const entry of entries) {
    const delivery = getDelivery(entry);
    if (!delivery) continue;
    groups.set(delivery.messageId, [...(groups.get(delivery.messageId) ?? []), { entry, delivery }]);
  }
  return [...groups.values()].toSorted((one, other) => (one[0]?.delivery.seq ?? 0) - (other[0]?.delivery.seq ?? 0));
}

type Surroundings = {
  entries: readonly LogEntry[];
  connections: Timeline['connections'];
  isOpen: boolean;
  now: number;
};

function toRow(deliveries: DeliveryEntry[], { entries, connections, isOpen, now }: Surroundings): MessageRow {
  const [first] = deliveries;
  const last = deliveries.at(-1);
  if (!first || !last) throw new Error('A group of deliveries has one.');
  const { messageId, seq, type } = first.delivery;
  const attempts = deliveries.map(({ entry, delivery }) => ({
    attempt: delivery.attempt,
    time: entry.time,
    entryId: entry.id,
    isReplay: delivery.replay,
  }));
  const ackedAt = entries.find((entry) => getAcknowledged(entry).includes(messageId))?.time;
  const deadline = last.delivery.ackDeadline === null ? undefined : Date.parse(last.delivery.ackDeadline);
  const span = { from: first.entry.time, to: ackedAt ?? now };
  const status = findStatus();
  const waiting = first.delivery.replay ? [] : connections.flatMap((open) => intersect(open, span) ?? []);
  return {
    messageId,
    seq,
    type,
    attempts,
    status,
    ...(ackedAt !== undefined && { ackedAt }),
    ...(status === 'waiting' && deadline !== undefined && { nextAt: deadline }),
    waiting,
    queued: first.delivery.replay ? [] : subtract(span, waiting),
  };

  function findStatus(): DeliveryStatus {
    if (last?.delivery.replay) return 'replay';
    if (ackedAt !== undefined) return 'acked';
    if (now >= span.from + PARKED_AFTER_MS) return 'parked';
    if (!isOpen) return 'queued';
    return deadline !== undefined && deadline < now ? 'parked' : 'waiting';
  }
}

function intersect(one: Span, other: Span): Span | undefined {
  const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return span.from < span.to ? span : undefined;
}

/** What is left of a span without these parts of it, which are in order. */
function subtract(span: Span, parts: readonly Span[]): Span[] {
  const edges = [span.from, ...parts.flatMap(({ from, to }) => [from, to]), span.to];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && from < to ? [{ from, to }] : [];
  });
}

export type Axis = Pick<Timeline, 'start' | 'end'>;

/** The part of the axis that a dot or a close code needs for itself. */
const ROOM = 0.045;

/** What has room on the axis: of instants that would cover each other the later one. */
export function declutter<T>(items: readonly T[], getTime: (item: T) => number, { start, end }: Axis): T[] {
  const shown: T[] = [];
  for (const item of items.toReversed()) {
    const next = shown[0];
    if (next === undefined || getTime(next) - getTime(item) > (end - start) * ROOM) shown.unshift(item);
  }
  return shown;
}

const DAY_S = 86_400;
const TICK_STEPS_S = [5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, DAY_S, 2 * DAY_S, 7 * DAY_S];
const MAX_TICKS = 9;

/** Round instants for the axis, at most nine. */
export function listTicks(axis: Axis): number[] {
  const step = getTickStep(axis);
  const first = Math.ceil(axis.start / step) * step;
  const count = Math.max(0, Math.floor((axis.end - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** The time, or the day where the axis is that long. */
export function nameTick(time: number, axis: Axis): string {
  return getTickStep(axis) < DAY_S * 1000 ? formatTime(time) : formatDate(time).slice(5);
}

function getTickStep({ start, end }: Axis): number {
  const fits = (seconds: number) => (end - start) / (seconds * 1000) <= MAX_TICKS - 1;
  return 1000 * (TICK_STEPS_S.find(fits) ?? Math.ceil((end - start) / 1000 / (MAX_TICKS - 1)));
}
