import { useEffect } from 'react';
import { FILTER_ADDRESS_DELAY_MS } from '../../model/limits.ts';
import type { PastedError } from '../../paste/pasted-error.ts';
import type { ErrorFilter } from './error-filter.ts';
import { writeFilter } from './filter-address.ts';

/** Stores the filter in the address, without a new entry of the history: so that it can be shared and survives a reload. */
export function useFilterAddress(filter: ErrorFilter, pasted: PastedError | undefined): void {
  useEffect(() => {
    const page = location.pathname;
    const timer = setTimeout(() => {
      // The reader may have left by then, a moment before the page is unmounted.
      if (location.pathname !== page) return;
      const query = writeFilter(filter, pasted, location.search);
      const { pathname, hash, search } = location;
      if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
    }, FILTER_ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, pasted]);
}
