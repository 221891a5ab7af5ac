import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Exchange } from '../client/exchange.ts';

/** The last instant that a `Date` has. */
const LAST_TIME = 8.64e15;

/** Longer than any body that the provider reads. A storage has room for a few megabytes, and the state needs it. */
const MAX_BODY = 100_000;

/** The history as it is stored. What has credentials of the reader's own stays in memory. */
export function printHistory(history: Exchange[]): string {
  const isStored = ({ isPrivate, draft }: Exchange) => !isPrivate && (draft.body ?? '').length <= MAX_BODY;
  return JSON.stringify(history.filter(isStored));
}

/** The calls of a stored history. What an older version or somebody else wrote counts as nothing. */
export function parseHistory(text: string | null): Exchange[] {
  const list: unknown = parseJson(text ?? '');
  return Array.isArray(list) ? list.filter(isExchange) : [];
}

function isExchange(value: unknown): value is Exchange {
  if (!isRecord(value)) return false;
  const { draft, signing, status, duration, time } = value;
  return (
    [value.id, value.environment, value.operationId, value.method, value.target, value.responseBody].every(isString) &&
    isRecord(draft) &&
    isRecord(draft.parameters) &&
    Object.values(draft.parameters).every(isString) &&
    (draft.body === undefined || isString(draft.body)) &&
    (signing === undefined ||
      (isRecord(signing) && [signing.stringToSign, signing.keyId, signing.signature].every(isString))) &&
    [status, duration, time].every((number) => typeof number === 'number' && Math.abs(number) <= LAST_TIME) &&
    isRecord(value.responseHeaders) &&
    isListOf(value.requestHeaders, (pair) => isListOf(pair, isString)) &&
    isListOf(
      value.changes,
      (change) =>
        isRecord(change) && [change.id, change.kindLabel].every(isString) && isListOf(change.amounts, isRecord),
    ) &&
    (value.problems === undefined || isListOf(value.problems, isRecord))
  );
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
