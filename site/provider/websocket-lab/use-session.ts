import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../src/hooks/use-store.ts';
import { useLabSession } from '../../../src/playground/environment/use-session.ts';
import { getProvider } from '../../../src/playground/load-provider.ts';
import { getPresent } from '../environments/present.ts';
import { getSandbox } from '../sandboxes.ts';
import { useText } from '../strings/use-text.ts';
import { createExternalEvents, InvalidStateError } from './external-events.ts';
import { createListenEnvironment } from './listen-environment.ts';
import { CallFailed, ListenSession } from './listen-session.ts';

/** The client of the lab on the provider in the page; its connection ends with the lab. */
export function useSession(locale: string) {
  const { t } = useText();
  const { session: receiver } = useLabSession(getProvider(locale));
  const provider = getSandbox(receiver);
  const state = provider.getState();
  const session = useMemo(() => new ListenSession(createListenEnvironment(provider, locale)), [provider, locale]);
  const events = useMemo(() => createExternalEvents(session), [session]);
  const snapshot = useStore(session.snapshot);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => void session.disconnect(1000), [session]);
  useEffect(() => session.follow({ time: getPresent(state), lastSeq: state.listen.lastSeq }), [session, state]);
  useEverySecond(state.clock.mode === 'running' && snapshot.isOpen);

  /** One action at a time: what it cannot do is said, and nothing has changed. */
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (error instanceof InvalidStateError) setFailure(t('websocket-lab:impossible'));
      else if (error instanceof CallFailed) setFailure(t('websocket-lab:nothingChanged', { what: error.message }));
      else {
        console.error(error);
        setFailure(t('playground:failed'));
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    session,
    receiver,
    events,
    snapshot,
    state,
    failure,
    isBusy,
    run: (work: () => Promise<unknown>) => void run(work),
  };
}

export type SessionControls = ReturnType<typeof useSession>;

/** A clock that runs by itself moves what is drawn against it. */
function useEverySecond(isRunning: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}
