import type { PastedError } from '../../paste/pasted-error.ts';
import type { ErrorFilter } from './error-filter.ts';

/** Names in the address: `?q=wallet&op=openCard&status=422&retry=fix`. */
const PARAMETERS: Record<keyof ErrorFilter, string> = { text: 'q', operation: 'op', status: 'status', retry: 'retry' };

/** The filter in an address (`location.search`). */
export function readFilter(query: string): ErrorFilter {
  const values = new URLSearchParams(query);
  const read = (key: keyof ErrorFilter) => values.get(PARAMETERS[key]) ?? '';
  return { text: read('text'), operation: read('operation'), status: read('status'), retry: read('retry') };
}

/**
 * The query of an address with this filter, other parameters kept. Of an error body only its code gets there: an address is shared,
 * what was pasted is not.
 */
export function writeFilter(filter: ErrorFilter, pasted: PastedError | undefined, query: string): string {
  const values = new URLSearchParams(query);
  const shared = { ...filter, text: pasted ? String(pasted.code ?? '') : filter.text.trim() };
  const setParameter = (key: keyof ErrorFilter) =>
    shared[key] === '' ? values.delete(PARAMETERS[key]) : values.set(PARAMETERS[key], shared[key]);
  setParameter('text');
  setParameter('operation');
  setParameter('status');
  setParameter('retry');
  return values.size > 0 ? `?${values}` : '';
}
