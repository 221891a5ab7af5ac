import type { CatalogueEntry, ErrorCatalogue } from '../../model/error-catalogue.ts';
import type { PastedError } from '../../paste/pasted-error.ts';

/** What a reader wants to see of the error catalogue; empty texts want everything. */
export type ErrorFilter = {
  /** Words, a code, a name, or an error body. */
  text: string;
  /** Id of an operation that returns the code. */
  operation: string;
  /** HTTP status. */
  status: string;
  retry: string;
};

export const NO_FILTER: ErrorFilter = { text: '', operation: '', status: '', retry: '' };

/** Every name of the catalogue with its code. */
export function codesByName({ topics }: ErrorCatalogue): Map<string, number> {
  return new Map(topics.flatMap(({ entries }) => entries.map(({ name, code }) => [name, code])));
}

/** The codes that a filter leaves. `pasted` is what its text says when that is an error, and not words. */
export function matchingCodes(
  { topics, operations }: ErrorCatalogue,
  filter: ErrorFilter,
  pasted: PastedError | undefined,
): Set<number> {
  const words = pasted ? [] : normalise(filter.text).split(' ').filter(Boolean);
  const matches = ({ code, name, status, meaning, retry, action, ...entry }: CatalogueEntry) => {
    const text = normalise(`${code} ${name} ${name.replaceAll('_', ' ')} ${meaning} ${action}`);
    return (
      (!pasted || pasted.code === code) &&
      words.every((word) => text.includes(word)) &&
      (filter.status === '' || filter.status === String(status)) &&
      (filter.retry === '' || filter.retry === retry) &&
      (filter.operation === '' || entry.operations.some((index) => operations[index]?.id === filter.operation))
    );
  };
  return new Set(topics.flatMap(({ entries }) => entries.filter(matches).map(({ code }) => code)));
}

/** Letter case and the width of letters and digits do not count, as in the search. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
