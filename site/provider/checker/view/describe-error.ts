import { type CatalogueEntry, errorId } from '../../../../src/model/error-catalogue.ts';

/** A link to each of several errors. */
export function listLinks(entries: readonly CatalogueEntry[], errorsPage: string | undefined) {
  return entries.map(({ code, name }) => ({
    href: errorsPage && `${errorsPage}#${errorId(code)}`,
    title: `${code} ${name}`,
  }));
}

/** The first of two copies with the same nonce may have been executed. */
const NONCE_REUSED = 401010;

/** An earlier request is in the way of this one. */
const AFTER_ANOTHER = [409001, 409002, 409301, 422001];

/** What this attempt did; an earlier one that is unknown stays unknown. */
export function nameOutcome({
  status,
  code,
}: Pick<CatalogueEntry, 'status' | 'code'>): 'unknownOutcome' | 'nothingNow' | 'nothingMoved' {
  if (status === 500 || status === 502 || status === 504 || code === NONCE_REUSED) return 'unknownOutcome';
  return AFTER_ANOTHER.includes(code) ? 'nothingNow' : 'nothingMoved';
}
