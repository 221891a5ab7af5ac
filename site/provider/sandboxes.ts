import { required } from '../../packages/base/invariant.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import type { Session } from '../../src/playground/provider/session.ts';
import { createPageProvider, type PageProvider } from './environments/page-provider.ts';

const sessions = new WeakMap<PageProvider, Session>();
const sandboxes = new WeakMap<Session, PageProvider>();

/** The session of a sandbox: the same one as long as the sandbox is. */
export function getSession(sandbox: PageProvider): Session {
  const known = sessions.get(sandbox);
  if (known) return known;
  const { environment, origin, subscribe, getState, isStored } = sandbox;
  const session: Session = {
    environment,
    ...(origin !== undefined && { origin }),
    subscribe,
    getState,
    isReady: () => true,
    simulator: { fork: () => getSession(forkSandbox(sandbox)), isStored },
  };
  sessions.set(sandbox, session);
  sandboxes.set(session, sandbox);
  return session;
}

/** Undefined for a server of the reader's own. */
export function findSandbox(session: Session): PageProvider | undefined {
  return sandboxes.get(session);
}

/** The same where only a sandbox is offered. */
export function getSandbox(session: Session): PageProvider {
  return required(findSandbox(session), 'It is a simulated environment.');
}

/** A sandbox in memory with the same state. The simulator is pure: a copy costs nothing. */
export function forkSandbox(sandbox: PageProvider): PageProvider {
  return createPageProvider(createMemoryStorage(sandbox.getState()));
}
