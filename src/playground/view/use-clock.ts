import { useEffect, useState } from 'react';
import { advanceClock } from '../client/advance-clock.ts';
import type { PageProvider } from '../provider/page-provider.ts';

const TICK_MS = 1000;

/** The clock of the sandbox: a step on request, or a second each second while it runs and the page is visible. */
export function useClock(provider: PageProvider) {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void advanceClock(provider, TICK_MS);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [provider, isRunning]);
  return { isRunning, toggle: () => setRunning((wasRunning) => !wasRunning) };
}
