import type { OperationId, RequestBody } from '../../../packages/simulator/core/contract/schemas.ts';
import { MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import { printBody } from '../../../src/playground/client/draft.ts';
import { callSandbox } from '../access/make-call.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import type { SocketListener } from '../environments/page-sockets.ts';
import { getPresent } from '../environments/present.ts';

/** The client's end of an open connection. */
export type Connection = {
  /** Undefined means a frame of bytes. */
  send(text: string | undefined): Promise<void>;
  /** Ends it: the client's own close, or a network that fails. */
  close(): Promise<void>;
};

type CallResult = { status: number; text: string };

/** Where the lab listens, as far as it needs a provider: that of the page, or the sandbox server. */
export type ListenEnvironment = {
  /** The provider's clock, in Unix milliseconds. */
  getTime(): number;
  /** Makes a call of the contract, signed. */
  call<Id extends OperationId>(operationId: Id, body: RequestBody<Id>): Promise<CallResult>;
  /** Triggers what a control of the sandbox does. */
  control: PageProvider['control'];
  advance(milliseconds: number): Promise<void>;
  open(query: string, listener: SocketListener): Promise<Connection>;
};

export function createListenEnvironment(provider: PageProvider, locale: string): ListenEnvironment {
  return {
    getTime: () => getPresent(provider.getState()),
    async call(operationId, body) {
      const draft = { parameters: {}, body: body && printBody(body) };
      const { status, responseBody } = await callSandbox(operationId, draft, { provider, locale });
      return { status, text: responseBody };
    },
    control: provider.control,
    advance: (milliseconds) => advanceClock(provider, milliseconds),
    async open(query, listener) {
      const session = await provider.connect(query, listener);
      return {
        send: (text) => provider.receive(session, text),
        close: () => provider.disconnect(session),
      };
    },
  };
}

/** The query of a connection for the events of all users. */
export function createListenQuery({ ticket, resumeFrom }: { ticket: string; resumeFrom?: string }): string {
  const query = new URLSearchParams({ merchantId: MERCHANT_ID, token: ticket });
  if (resumeFrom) query.set('resumeFrom', resumeFrom);
  return query.toString();
}
