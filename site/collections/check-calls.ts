import type { CollectionRequest } from '../../scripts/collections/collection.ts';
import type { RecordedCall } from './recording-proxy.ts';

/** What is wrong with a run: a request that was not sent, or whose status its own test does not accept. */
export function checkCalls(requests: CollectionRequest[], calls: RecordedCall[]): string[] {
  return requests.flatMap(({ id, method, path, accepted }) => {
    const pattern = new RegExp(`^${path.replace(/\{\{[^}]+\}\}/g, '[^/]+')}$`);
    // The most specific path wins: /v2/card/{cardId} is also the form of /v2/card/open.
    const isOther = (call: RecordedCall) =>
      requests.some((other) => other.method === call.method && other.path === call.path && other.path !== path);
    const sent = calls.filter((call) => call.method === method && pattern.test(call.path) && !isOther(call));
    if (sent.length === 0) return [`${id}: was not sent`];
    return sent.flatMap(({ status, error }) =>
      new RegExp(accepted).test(String(status)) ? [] : [`${id}: ${status} ${error}`],
    );
  });
}
