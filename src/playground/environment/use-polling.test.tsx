// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../provider/environment.ts';
import type { Session } from '../provider/session.ts';
import { usePolling } from './use-polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A server that is there from the third attempt on. */
function createConnection() {
  const session = {} as Session;
  const attempts: string[] = [];
  const connection: Connection = {
    getAddress: () => '',
    loadStart: async () => ({ text: '', command: '' }),
    open: async (address) => {
      attempts.push(address);
      return attempts.length < 3 ? { problem: 'not there' } : { session };
    },
  };
  return { connection, attempts, session };
}

it('tries a server of this machine until it is there, then no more', async () => {
  const { connection, attempts, session } = createConnection();
  const reached: Session[] = [];
  renderHook(() => usePolling(connection, 'http://localhost:4180', (one) => reached.push(one)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(3);
  expect(reached).toEqual([session]);
});

it('never tries a server elsewhere', async () => {
  const { connection, attempts } = createConnection();
  renderHook(() => usePolling(connection, 'https://api.example.com', () => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toEqual([]);
});

it('stops when the panel is closed', async () => {
  const { connection, attempts } = createConnection();
  const { unmount } = renderHook(() => usePolling(connection, 'http://localhost:4180', () => undefined));
  await vi.advanceTimersByTimeAsync(2000);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(1);
});

it('does not try while the page is hidden', async () => {
  const { connection, attempts } = createConnection();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => usePolling(connection, 'http://localhost:4180', () => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toEqual([]);
  visibility.mockRestore();
  await vi.advanceTimersByTimeAsync(2000);
  expect(attempts).toHaveLength(1);
});
