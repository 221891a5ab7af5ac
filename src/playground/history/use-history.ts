import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../dom/storage.ts';
import type { Exchange } from '../client/exchange.ts';
import { HISTORY_KEY } from '../state/stored-keys.ts';
import { parseHistory, printHistory } from './stored-history.ts';

const MAX_EXCHANGES = 20;

/** The last calls, newest first; they survive a reload where the browser stores anything. */
export function useHistory() {
  const [history, setHistory] = useState(() => parseHistory(readStored(HISTORY_KEY)));
  useEffect(() => writeStored(HISTORY_KEY, printHistory(history)), [history]);
  return {
    history,
    add: (...exchanges: Exchange[]) =>
      setHistory((list) => [...exchanges.toReversed(), ...list].slice(0, MAX_EXCHANGES)),
    clear: () => setHistory([]),
  };
}
