import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import { readStored } from '../../../src/dom/storage.ts';
import { createStore } from '../../../src/dom/store.ts';
import { VALUES_KEY } from '../../../src/playground/values-key.ts';
import { keepValid } from './check-values.ts';
import { type ReaderValues, VALUE_NAMES } from './reader-values.ts';

/** The reader's values; none are stored as an empty text. */
export const readerValues = createStore<ReaderValues>(
  {},
  {
    key: VALUES_KEY,
    parse: parseValues,
    print: (values) => (Object.keys(values).length > 0 ? JSON.stringify(values) : ''),
  },
);

/** Whether the browser stores what is set. */
export function isStored(): boolean {
  return Object.keys(readerValues.get()).length === 0 || Boolean(readStored(VALUES_KEY));
}

/** What is stored may be anything: what is no value of a name is left out. */
export function parseValues(text: string): ReaderValues {
  const stored = parseJson(text);
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).filter(
    ([name, value]) => VALUE_NAMES.some((known) => known === name) && typeof value === 'string',
  );
  return keepValid(Object.fromEntries(entries), {});
}
