import { expect, onTestFinished, test, vi } from 'vitest';
import { advanceClock } from '../../site/provider/environments/advance-clock.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { getPresent } from '../../site/provider/environments/present.ts';
import { createStateStorage } from '../../site/provider/environments/state-storage.ts';
import { createExternalEvents } from '../../site/provider/websocket-lab/external-events.ts';
import { createListenEnvironment } from '../../site/provider/websocket-lab/listen-environment.ts';
import { ListenSession } from '../../site/provider/websocket-lab/listen-session.ts';
import { createTimeline } from '../../site/provider/websocket-lab/timeline.ts';

/** A browser: what a tab stores reaches the others as events, after its step. */
function startBrowser({ isFull = false } = {}) {
  const items = new Map<string, string>();
  const handlers: ((event: Partial<StorageEvent>) => void)[] = [];
  const change = (key: string, newValue: string | null) =>
    setTimeout(() => {
      for (const handle of handlers) handle({ key, newValue });
    });
  vi.stubGlobal('addEventListener', (type: string, handle: () => void) => type === 'storage' && handlers.push(handle));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      items.set(key, value);
      change(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { openTab: () => createPageProvider(createStateStorage()) };
}

const getInstant = (provider: ReturnType<typeof createPageProvider>) => getPresent(provider.getState());

test('steps of two tabs follow one another on one state', async () => {
  const { openTab } = startBrowser();
  const [one, other] = [openTab(), openTab()];
  const start = getInstant(one);
  await Promise.all([advanceClock(one, 1000), advanceClock(other, 1000), advanceClock(one, 1000)]);

  await vi.waitFor(() => expect([getInstant(one), getInstant(other)]).toEqual([start + 3000, start + 3000]));
});

test('a tab whose storage is full goes on alone, and says so', async () => {
  const provider = startBrowser({ isFull: true }).openTab();
  const start = getInstant(provider);
  await advanceClock(provider, 1000);
  await advanceClock(provider, 1000);

  expect([getInstant(provider), provider.isStored()]).toEqual([start + 2000, false]);
});

test('what happens in one tab reaches the socket of another, whose acknowledgement both see', async () => {
  const { openTab } = startBrowser();
  const [provider, other] = [openTab(), openTab()];
  const session = new ListenSession(createListenEnvironment(provider, 'en'));
  await session.connect();
  const getMessage = () => {
    const { entries } = session.snapshot.get();
    return createTimeline(entries, session.environment.getTime()).messages[0];
  };
  await createExternalEvents(new ListenSession(createListenEnvironment(other, 'en'))).deposit();
  await vi.waitFor(() => expect(getMessage()).toMatchObject({ type: 'deposit.detected', status: 'waiting' }));

  await session.acknowledge(getMessage()?.messageId ?? '');
  expect(getMessage()?.status).toBe('acked');
  await vi.waitFor(() => expect(other.getState()).toEqual(provider.getState()));
});
