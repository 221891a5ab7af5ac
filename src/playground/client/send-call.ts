import type { CallRequest, Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import type { Exchange } from './exchange.ts';
import { findChanges } from './state-changes.ts';

type SendOptions = {
  provider: Provider;
  session: Session;
  /** Gets a response that arrives over time, as far as it has come. */
  onProgress?: (exchange: Exchange) => void;
};

/** Makes a call, and finds what it has changed. A receiver that lets nothing be read gives an exchange with the status 0. */
export async function sendCall(
  request: Omit<CallRequest, 'onProgress'>,
  { provider, session, onProgress }: SendOptions,
): Promise<Exchange> {
  const { operation, draft } = request;
  const before = provider.objects(session);
  const common = { id: crypto.randomUUID(), operationId: operation.id, draft };
  const made = await provider.makeCall(
    { ...request, ...(onProgress && { onProgress: (part) => onProgress({ ...part, ...common, changes: [] }) }) },
    session,
  );
  return { ...made, ...common, changes: findChanges(before, provider.objects(session)) };
}
