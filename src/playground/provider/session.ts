import type { Exchange } from '../client/exchange.ts';
import type { Draft } from './draft.ts';

/** A receiver of calls. Only the provider that made it can look inside. */
export type Session = {
  /** Id of the environment, stored with each exchange. */
  environment: string;
  simulator?: Simulator;
};

/** What can be done with a simulated receiver beside calls. */
type Simulator = {
  /** A copy of its state, so that what an action would do is known before it is run. */
  fork(): Session;
};

/** The context of every function of a provider: the call that a form or a tool is preparing. */
export type Call = {
  operation: { id: string };
  session: Session;
  locale: string;
  /** Makes another call through the whole pipeline; it appears in the history. */
  send(operationId: string, draft: Draft): Promise<Exchange>;
};
