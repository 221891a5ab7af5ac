import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { getSession } from '../../site/provider/sandboxes.ts';
import { createExternalEvents } from '../../site/provider/websocket-lab/external-events.ts';
import { createListenEnvironment } from '../../site/provider/websocket-lab/listen-environment.ts';
import { ListenSession } from '../../site/provider/websocket-lab/listen-session.ts';
import { isValidFrame, printLog } from '../../site/provider/websocket-lab/log.ts';
import { findMissedAckStep } from '../../site/provider/websocket-lab/missed-ack.ts';
import { PROVOKED_CODES, provokeClose } from '../../site/provider/websocket-lab/provoke-close.ts';
import { createTimeline } from '../../site/provider/websocket-lab/timeline.ts';
import { createMemoryStorage } from './memory-storage.ts';

function start() {
  const provider = createPageProvider(createMemoryStorage());
  const session = new ListenSession(createListenEnvironment(provider, 'en'));
  const { environment } = session;
  return {
    provider,
    session,
    environment,
    events: createExternalEvents(session),
    getMessages: () => createTimeline(session.snapshot.get().entries, environment.getTime()).messages,
    getStep: () => findMissedAckStep(createTimeline(session.snapshot.get().entries, environment.getTime())).step,
  };
}

test('a message that nobody acknowledges comes again with the same id, until it is acknowledged', async () => {
  const { session, environment, events, getMessages } = start();
  await session.connect();
  await events.deposit();
  await environment.advance(35_000);
  await environment.advance(120_000);
  const [first] = getMessages();
  expect(first).toMatchObject({ type: 'deposit.detected', seq: 1, status: 'waiting' });
  expect(first?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(session.snapshot.get()).toMatchObject({ isOpen: true, heartbeatCount: 14 });

  await session.acknowledge(first?.messageId ?? '');
  expect(getMessages()[0]?.status).toBe('acked');
  await environment.advance(600_000);
  expect(getMessages()[0]?.attempts).toHaveLength(3);
});

test('the guide follows the reader to a redelivery, also by way of a lost line', async () => {
  const { session, environment, events, getMessages, getStep } = start();
  expect(getStep()).toBe('connect');
  await session.connect();
  expect(getStep()).toBe('deposit');
  await events.deposit();
  expect(getStep()).toBe('miss');
  await session.acknowledge(getMessages()[0]?.messageId ?? '');
  expect(getStep(), 'acknowledged at once').toBe('deposit');
  await environment.advance(60_000);
  expect(getMessages()[1]).toMatchObject({ type: 'deposit.confirmed', status: 'waiting' });
  await session.disconnect(1006);
  expect(getStep()).toBe('connect');
  await session.connect();
  expect(getStep()).toBe('acknowledge');
  await session.acknowledge(getMessages()[1]?.messageId ?? '');
  expect(getStep()).toBe('done');
});

test('the log is downloaded as JSON Lines in the order in which the client saw it', async () => {
  const { session, events } = start();
  await session.connect();
  await events.deposit();
  const lines = printLog(session.snapshot.get().entries.toReversed())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { time: '2026-01-15T08:00:00.000Z', kind: 'open' },
    { kind: 'in', value: { type: 'welcome' }, problems: [] },
    { kind: 'in', value: { type: 'deposit.detected', attempt: 1 }, schema: 'DepositEvent' },
  ]);
});

test('after a lost line the message is queued, and the next connection delivers it; HTTP confirms it without one', async () => {
  const { session, environment, events, getMessages } = start();
  await session.connect();
  await events.deposit();
  await session.disconnect(1006);
  expect(getMessages()).toMatchObject([{ status: 'queued' }]);
  await session.connect();
  expect(getMessages()[0]?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
  await session.disconnect(1000);
  await session.confirm(getMessages()[0]?.messageId ?? '');
  expect(getMessages()).toMatchObject([{ status: 'acked' }]);

  await session.connect({ resumeFrom: '0' });
  expect(getMessages()[0]?.attempts.at(-1)).toMatchObject({ isReplay: true, time: environment.getTime() });
});

test.each(PROVOKED_CODES)('the lab makes the server close with %i, and can connect again', async (code) => {
  const { session, events } = start();
  await session.connect();
  await provokeClose(code, session, events);
  const closes = session.snapshot.get().entries.flatMap((entry) => (entry.kind === 'close' ? [entry.code] : []));
  expect(closes.at(-1)).toBe(code);
  expect(session.snapshot.get().isOpen).toBe(false);

  await session.connect({ isFresh: true });
  expect(session.snapshot.get().isOpen).toBe(true);
});

test('a close that cannot be provoked leaves pongs and the token service on', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const isBroken = { clock: false, connections: false };
  const environment = createListenEnvironment(
    {
      ...provider,
      control: (id, ...call) =>
        isBroken.clock && id === 'setClock' ? Promise.reject(new Error('gone')) : provider.control(id, ...call),
      connect: (query, listener) =>
        isBroken.connections ? Promise.reject(new Error('gone')) : provider.connect(query, listener),
    },
    'en',
  );
  const session = new ListenSession(environment);
  const events = createExternalEvents(session);
  await session.connect();

  isBroken.clock = true;
  await expect(provokeClose(4408, session, events)).rejects.toThrow('gone');
  expect(session.answersPings).toBe(true);
  isBroken.connections = true;
  await expect(provokeClose(4403, session, events)).rejects.toThrow('gone');
  expect(provider.getState().merchant.features.token).toBe(true);
});

test('a page that goes ends its connections, by one listener however many there were', async () => {
  const handlers: (() => void)[] = [];
  vi.stubGlobal(
    'addEventListener',
    (type: string, handler: () => void) => type === 'pagehide' && handlers.push(handler),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { provider, session } = start();
  await session.connect();
  await session.disconnect(1000);
  await session.connect({ isFresh: true });
  expect(handlers).toHaveLength(1);
  handlers[0]?.();

  expect(provider.getState().listen.connections).toEqual({});
  expect(session.snapshot.get().isOpen).toBe(false);
});

test('a sandbox that is reset begins a new log with a new ticket; a line that is lost does not', async () => {
  const { session, environment, events, provider } = start();
  const follow = () => session.follow({ time: environment.getTime(), lastSeq: provider.getState().listen.lastSeq });
  await session.connect();
  await events.deposit();
  follow();
  await session.disconnect(1006);
  follow();
  expect(session.snapshot.get().entries.at(-1)).toMatchObject({ kind: 'close', code: 1006 });
  await environment.control('reset', {});
  follow();
  expect(session.snapshot.get().entries).toEqual([]);
  await session.connect();
  expect(session.snapshot.get().isOpen).toBe(true);
});

test('a state of an earlier day begins a new log, and ends the line of the later one', async () => {
  const { session, environment, provider } = start();
  const earlier = provider.getState();
  await environment.advance(86_400_000);
  await session.connect();
  await provider.load(earlier);
  expect(session.snapshot.get().entries.at(-1)).toMatchObject({ kind: 'close', code: 1012 });
  session.follow({ time: environment.getTime(), lastSeq: provider.getState().listen.lastSeq });
  expect(session.snapshot.get()).toMatchObject({ entries: [], isOpen: false });
});

test('what the server sends is valid against the AsyncAPI document, whatever happens', async () => {
  const { session, environment, events } = start();
  session.acknowledgeAtOnce(true);
  await session.connect();
  await events.largeDeposit();
  await environment.advance(70_000);
  await events.withdrawLarge();
  await environment.advance(2_000);
  await events.approve();
  await environment.advance(70_000);
  await events.deposit();
  await events.reorganise();
  for (const code of PROVOKED_CODES) await provokeClose(code, session, events);
  const frames = session.snapshot.get().entries.flatMap((entry) => (entry.kind === 'in' ? [entry] : []));
  expect(frames.length).toBeGreaterThan(20);
  expect(frames.filter((frame) => !isValidFrame(frame))).toEqual([]);
});

test('a day on the clock keeps the line alive, because every ping gets its pong', async () => {
  const { session, environment, events } = start();
  await session.connect();
  await events.deposit();
  await environment.advance(80_000_000);
  expect(session.snapshot.get().isOpen).toBe(true);
});

test('a trial on a copy of a sandbox leaves no listener behind', () => {
  const handlers: string[] = [];
  vi.stubGlobal('addEventListener', (type: string) => handlers.push(type));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { provider } = start();
  const before = handlers.length;
  getSession(provider).simulator?.fork();

  expect(handlers).toHaveLength(before);
});
