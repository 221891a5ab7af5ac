import { type CatalogueEntry, errorId } from '../../../src/model/error-catalogue.ts';

/** A link to each of several errors. */
export function listLinks(entries: readonly CatalogueEntry[], errorsPage: string | undefined) {
  return entries.map(({ code, name }) => ({
    href: errorsPage && `${errorsPage}#${errorId(code)}`,
    title: `${code} ${name}`,
  }));
}

/** What the request did: an unknown outcome, nothing, or nothing this time where an earlier request is in its way. */
export function nameOutcome({ status, code }: CatalogueEntry): 'unknownOutcome' | 'nothingNow' | 'nothingMoved' {
  if (status === 500 || status === 502 || status === 504) return 'unknownOutcome';
  return code === 409001 || code === 409002 ? 'nothingNow' : 'nothingMoved';
}
