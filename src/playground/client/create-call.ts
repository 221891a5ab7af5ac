import type { ProviderObject } from '../provider/objects.ts';
import type { Call } from '../provider/session.ts';
import type { CallTarget } from './call-target.ts';
import type { Exchange } from './exchange.ts';
import { sendTo } from './send-call.ts';

type CallOptions = Omit<Call, 'send'> & {
  /** Undefined while a server of the reader's own lacks what every call needs. */
  target: CallTarget | undefined;
  listObjects: () => ProviderObject[];
  onExchange: (exchange: Exchange) => void;
};

/** The context of a provider's functions; other calls that they make go to the same receiver. */
export function createCall({ target, listObjects, onExchange, ...context }: CallOptions): Call {
  return {
    ...context,
    async send(operationId, draft) {
      if (!target) throw new Error('Nobody receives calls.');
      const exchange = await sendTo(target, operationId, draft, { locale: context.locale, listObjects });
      onExchange(exchange);
      return exchange;
    },
  };
}
