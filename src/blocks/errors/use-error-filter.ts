import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ErrorFilter, NO_FILTER } from '../../model/error-filter.ts';
import { safeDecode } from '../../model/links.ts';
import { scrollInstantlyIntoView } from '../../navigation/scroll-instantly.ts';
import { readFilter } from './filter-address.ts';

type FilterState = {
  form: RefObject<HTMLFormElement | null>;
  filter: ErrorFilter;
  /** Takes over what the form says. */
  update(): void;
  /** Follows a reset of the form. */
  reset(): void;
};

/**
 * The filter is the state of an uncontrolled form: what the reader typed before hydration, else the query of the address. A code that the address
 * points to is never filtered away.
 */
export function useErrorFilter(): FilterState {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const update = useCallback(() => setFilter(readForm(form.current)), []);
  const reset = useCallback(() => setFilter(NO_FILTER), []);

  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      flushSync(() => form.current?.reset());
      scrollInstantlyIntoView(target);
    };
    fillForm(form.current, readFilter(location.search));
    update();
    const frame = requestAnimationFrame(reveal);
    addEventListener('hashchange', reveal);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', reveal);
    };
  }, [update]);

  return { form, filter, update, reset };
}

function readForm(form: HTMLFormElement | null): ErrorFilter {
  if (!form) return NO_FILTER;
  const values = new FormData(form);
  const read = (name: keyof ErrorFilter) => String(values.get(name) ?? '');
  return { text: read('text'), operation: read('operation'), status: read('status'), retry: read('retry') };
}

/** Only where the reader has entered nothing. A choice that does not exist chooses nothing. */
function fillForm(form: HTMLFormElement | null, filter: ErrorFilter): void {
  for (const [name, value] of Object.entries(filter)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement && field.value === '') field.value = value;
    if (field instanceof HTMLSelectElement && field.value === '' && hasOption(field, value)) field.value = value;
  }
}

function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}
