import type { PageProvider } from '../../../provider/environments/page-provider.ts';
import { getSession, OWN_SESSION } from '../../../provider/sandboxes.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import { createStore } from '../../dom/store.ts';
import { useStore } from '../../hooks/use-store.ts';
import type { CallTarget } from '../client/call-target.ts';
import { createSandboxTarget } from '../client/call-target.ts';
import type { Session } from '../provider/session.ts';
import { readerValues } from '../values/stored-values.ts';
import { createOwnTarget, NO_SERVER, type OwnServer } from './own-server.ts';
import { pageProvider, useProvider } from './use-provider.ts';

/** Where calls go. Lasts as long as the page is not loaded again, and so do the keys in it. */
export type Environment = { name: 'page' | 'server'; provider: PageProvider } | { name: 'own'; server: OwnServer };

const current = createStore<Environment>({ name: 'page', provider: pageProvider });
let ownServer: OwnServer | undefined;

/** Calls go there from now on, from every page. */
export function setEnvironment(next: Environment): void {
  if (next.name === 'own') ownServer = next.server;
  current.set(next);
}

/** The reader's own server as it was left; at first with the merchant number of the reader's values. */
export function getOwnServer(): OwnServer {
  return ownServer ?? { ...NO_SERVER, merchantId: readerValues.get().merchant ?? '' };
}

export type EnvironmentState = {
  environment: Environment;
  /** Of a sandbox; absent with an address of the reader's own. */
  provider?: PageProvider;
  state?: State;
  /** Absent while an address of the reader's own lacks what every call needs. */
  target?: CallTarget;
  session: Session;
  isStored: boolean;
  isElsewhere: boolean;
};

export function useEnvironment(): EnvironmentState {
  const environment = useStore(current);
  const provider = environment.name === 'own' ? undefined : environment.provider;
  const known = useProvider(provider);
  if (!provider) {
    const target = environment.name === 'own' ? createOwnTarget(environment.server) : undefined;
    return { environment, session: OWN_SESSION, ...(target && { target }), isStored: true, isElsewhere: false };
  }
  return { environment, session: getSession(provider), target: createSandboxTarget(provider), ...known };
}
