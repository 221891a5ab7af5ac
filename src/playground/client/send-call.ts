import type { CallRequest, Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import type { Exchange } from './exchange.ts';
import { findChanges } from './state-changes.ts';

/** Makes a call, and finds what it has changed. A receiver that lets nothing be read gives an exchange with the status 0. */
export async function sendCall(
  request: CallRequest,
  { provider, session }: { provider: Provider; session: Session },
): Promise<Exchange> {
  const { operation, draft } = request;
  const before = provider.objects(session);
  const made = await provider.makeCall(request, session);
  const changes = findChanges(before, provider.objects(session));
  return { ...made, id: crypto.randomUUID(), operationId: operation.id, draft, changes };
}
