import type { Operation } from '../../model/operation.ts';
import type { Exchange } from '../client/exchange.ts';
import type { Draft } from './draft.ts';

/** Who changed the state: this tab, or another one. */
export type ChangeSource = 'local' | 'remote';

/** A receiver of calls. Only the provider that made it can look inside. */
export type Session = {
  /** Id of the environment, stored with each exchange. */
  environment: string;
  /** Scheme and host; absent in the page. */
  origin?: string;
  subscribe(listener: (source: ChangeSource) => void): () => void;
  /** The same value until it changes, for `useSyncExternalStore`. */
  getState(): unknown;
  /** Whether it has what every call needs, such as an address. */
  isReady(): boolean;
  /** Without one, the reader enters where calls go and with which credentials: `Provider.settings`. */
  simulator?: Simulator;
};

/** What can be done with a simulated receiver beside calls. */
type Simulator = {
  /** A copy of its state, so that what an action would do is known before it is run, and what it did afterwards. */
  fork(): Session;
  /** Whether its state survives a reload of the page. */
  isStored(): boolean;
};

/** What a call needs of its operation: the id for a provider that has its own data, all else for one that has only the documents. */
export type CalledOperation = Pick<Operation, 'id'> &
  Partial<Pick<Operation, 'method' | 'path' | 'callDocument' | 'doctorPage' | 'body'>>;

/** The context of every function of a provider: the call that a form or a tool is preparing. */
export type Call = {
  operation: CalledOperation;
  session: Session;
  locale: string;
  /** Makes another call through the whole pipeline; it appears in the history. */
  send(operationId: string, draft: Draft): Promise<Exchange>;
};
