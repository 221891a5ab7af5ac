import { type CatalogueEntry, errorId } from '../../../src/model/error-catalogue.ts';

/** A link to each of several errors. */
export function listLinks(entries: readonly CatalogueEntry[], errorsPage: string | undefined) {
  return entries.map(({ code, name }) => ({
    href: errorsPage && `${errorsPage}#${errorId(code)}`,
    title: `${code} ${name}`,
  }));
}

/** An earlier request is in the way of this one. */
const AFTER_ANOTHER = [409001, 409002, 409301, 422001];

/** What this attempt did; an earlier one that is unknown stays unknown. */
export function nameOutcome({ status, code }: CatalogueEntry): 'unknownOutcome' | 'nothingNow' | 'nothingMoved' {
  if (status === 500 || status === 502 || status === 504) return 'unknownOutcome';
  return AFTER_ANOTHER.includes(code) ? 'nothingNow' : 'nothingMoved';
}
