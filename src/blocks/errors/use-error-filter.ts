import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../dom/store.ts';
import { useStore } from '../../hooks/use-store.ts';
import { safeDecode } from '../../model/links.ts';
import { scrollInstantlyIntoView } from '../../navigation/scroll-instantly.ts';
import { type ErrorFilter, NO_FILTER } from './error-filter.ts';
import { readFilter } from './filter-address.ts';

/** Id of the form: the field and the choices of the list belong to it, wherever they stand. */
export const FILTER_FORM = 'error-filter';

// The field is above the text of the page and the list below it, so the filter belongs to neither.
const errorFilter = createStore(NO_FILTER);

/** What the form says. */
export function useErrorFilter(): ErrorFilter {
  return useStore(errorFilter);
}

/** Takes over what the form says. */
export function updateFilter(): void {
  errorFilter.set(readForm());
}

/**
 * The filter is the state of an uncontrolled form: what the reader typed before hydration, else the query of the address. A code that the address
 * points to is never filtered away.
 */
export function useFilterForm(): void {
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      flushSync(() => getForm()?.reset());
      scrollInstantlyIntoView(target);
    };
    fillForm(readFilter(location.search));
    updateFilter();
    const frame = requestAnimationFrame(reveal);
    addEventListener('hashchange', reveal);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', reveal);
      errorFilter.set(NO_FILTER);
    };
  }, []);
}

function getForm(): HTMLFormElement | null {
  const form = document.getElementById(FILTER_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

function readForm(): ErrorFilter {
  const values = new FormData(getForm() ?? undefined);
  const read = (name: keyof ErrorFilter) => String(values.get(name) ?? '');
  return { text: read('text'), operation: read('operation'), status: read('status'), retry: read('retry') };
}

/** Only where the reader has entered nothing. A choice that does not exist chooses nothing. */
function fillForm(filter: ErrorFilter): void {
  const own = readForm();
  for (const [name, value] of Object.entries(filter)) {
    const field = getForm()?.elements.namedItem(name);
    if (value === '' || own[name as keyof ErrorFilter] !== '') continue;
    if (field instanceof RadioNodeList || field instanceof HTMLTextAreaElement) field.value = value;
    if (field instanceof HTMLSelectElement && hasOption(field, value)) field.value = value;
  }
}

function hasOption({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}
