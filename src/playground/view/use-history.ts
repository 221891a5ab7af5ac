import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../dom/storage.ts';
import type { Exchange } from '../client/exchange.ts';

const KEY = 'sandbox:history';
const MAX_EXCHANGES = 20;

/** The last calls, newest first; they survive a reload where the browser stores anything. */
export function useHistory() {
  const [history, setHistory] = useState(readHistory);
  // What went to an address of the reader's own has his token in it: that stays in memory.
  useEffect(
    () => writeStored(KEY, JSON.stringify(history.filter(({ environment }) => environment !== 'own'))),
    [history],
  );
  return {
    history,
    add: (...exchanges: Exchange[]) =>
      setHistory((list) => [...exchanges.toReversed(), ...list].slice(0, MAX_EXCHANGES)),
    clear: () => setHistory([]),
  };
}

/** What somebody else wrote under the key counts as nothing. */
function readHistory(): Exchange[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isExchange) : [];
  } catch {
    return [];
  }
}

function isExchange(value: Partial<Exchange> | null): value is Exchange {
  return (
    typeof value?.id === 'string' &&
    typeof value.environment === 'string' &&
    typeof value.operationId === 'string' &&
    typeof value.draft?.parameters === 'object' &&
    typeof value.method === 'string' &&
    typeof value.target === 'string' &&
    typeof value.status === 'number' &&
    typeof value.responseBody === 'string' &&
    typeof value.signing?.stringToSign === 'string' &&
    Array.isArray(value.requestHeaders) &&
    Array.isArray(value.changes) &&
    Array.isArray(value.problems)
  );
}
