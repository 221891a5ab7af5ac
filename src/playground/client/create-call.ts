import type { Provider } from '../provider/provider.ts';
import type { Call } from '../provider/session.ts';
import type { Exchange } from './exchange.ts';
import { sendCall } from './send-call.ts';

type CallOptions = Omit<Call, 'send'> & { provider: Provider; onExchange: (exchange: Exchange) => void };

/** The context of a provider's functions; other calls that they make go to the same receiver. */
export function createCall({ provider, onExchange, ...context }: CallOptions): Call {
  const { session } = context;
  return {
    ...context,
    async send(operationId, draft) {
      const exchange = await sendCall({ operation: { id: operationId }, draft }, { provider, session });
      onExchange(exchange);
      return exchange;
    },
  };
}
