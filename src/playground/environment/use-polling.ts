import { useEffect, useEffectEvent } from 'react';
import type { Connection } from '../provider/environment.ts';
import type { Session } from '../provider/session.ts';
import { isLoopback } from './send-to-address.ts';

const PAUSE_MS = 2000;

/**
 * Tries to reach a server of this machine until it has been started, one attempt after the other, and only while the page is visible. Never one
 * elsewhere: that would be called without the reader's doing.
 */
export function usePolling(
  connection: Connection,
  address: string | undefined,
  onReached: (session: Session) => void,
): void {
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (address === undefined || !isLoopback(address)) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const wait = () => {
      timer = setTimeout(() => void attempt().catch(console.error), PAUSE_MS);
    };
    async function attempt(): Promise<void> {
      const result =
        document.visibilityState === 'visible' && address !== undefined && (await connection.open(address));
      if (!isCurrent) return;
      if (result && 'session' in result) reach(result.session);
      else wait();
    }
    wait();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [connection, address]);
}
