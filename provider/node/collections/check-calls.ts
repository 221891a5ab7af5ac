import { type CollectionRequest, toStatusPattern } from '../../../scripts/collections/collection.ts';
import type { RecordedCall } from './recording-proxy.ts';

/** Refusals of a request that is not as the collection promises: unsigned, without a key, not as the schema says. */
const MALFORMED = /^(VALIDATION_FAILED|HEADER_|SIGNATURE_|TIMESTAMP_|NONCE_|KEY_|IDEMPOTENCY_|MALFORMED_)/;

/** What is wrong with a run: a request that was not sent, or whose response is not documented or refuses its form. */
export function checkCalls(requests: CollectionRequest[], calls: RecordedCall[]): string[] {
  return requests.flatMap(({ id, method, path, statuses }) => {
    const pattern = new RegExp(`^${path.replace(/\{\{[^}]+\}\}/g, '[^/]+')}$`);
    // The most specific path wins: /v2/card/{cardId} is also the form of /v2/card/open.
    const isOther = (call: RecordedCall) =>
      requests.some((other) => other.method === call.method && other.path === call.path && other.path !== path);
    const sent = calls.filter((call) => call.method === method && pattern.test(call.path) && !isOther(call));
    if (sent.length === 0) return [`${id}: was not sent`];
    return sent.flatMap(({ status, error }) => {
      const isDocumented = new RegExp(toStatusPattern(statuses)).test(String(status));
      if (!isDocumented) return [`${id}: ${status} is not documented`];
      return status === 401 || MALFORMED.test(error) ? [`${id}: ${status} ${error}`] : [];
    });
  });
}
