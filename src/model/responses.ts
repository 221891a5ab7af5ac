import type { ResponseDescription } from './operation.ts';

/** A response, and the status of an earlier one whose headers and body it repeats. */
export type ShownResponse = { response: ResponseDescription; sameAs?: string };

/** Errors mostly share one structure: it is shown with the first of them, and the others name it. */
export function shownResponses(responses: ResponseDescription[]): ShownResponse[] {
  const firstWith = new Map<string, string>();
  return responses.map((response) => {
    const structure = structureOf(response);
    const sameAs = firstWith.get(structure);
    if (sameAs === undefined) firstWith.set(structure, response.status);
    return sameAs === undefined || response.contents.length === 0 ? { response } : { response, sameAs };
  });
}

/** What two responses have in common when they look the same: everything but fragments and examples. */
function structureOf({ headers, contents }: ResponseDescription): string {
  const schemas = contents.map(({ mediaType, schema }) => ({ mediaType, schema }));
  return JSON.stringify({ headers, schemas }, (key, value) => (key === 'id' ? undefined : value));
}
