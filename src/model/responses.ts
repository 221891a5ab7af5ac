import type { ResponseDescription } from './operation.ts';
import type { Field } from './schema.ts';

/** A response without what earlier ones have shown: errors mostly share their structure, and all responses their headers. */
export type ShownResponse = {
  response: ResponseDescription;
  /** Headers that no earlier response has. */
  headers: Field[];
  /** Status of the first response, when its headers are left out here. */
  headersOf?: string;
  /** Status of the earlier response with the same body. */
  bodyOf?: string;
};

export function shownResponses(responses: ResponseDescription[]): ShownResponse[] {
  const bodies = new Map<string, string>();
  const known = new Set<string>();
  return responses.map((response) => {
    const body = textOf(response.contents.map(({ mediaType, schema }) => ({ mediaType, schema })));
    const bodyOf = response.contents.length > 0 ? bodies.get(body) : undefined;
    if (!bodies.has(body)) bodies.set(body, response.status);
    const headers = response.headers.filter((header) => !known.has(textOf(header)));
    for (const header of headers) known.add(textOf(header));
    const headersOf = headers.length < response.headers.length ? responses[0]?.status : undefined;
    return { response, headers, headersOf, bodyOf };
  });
}

/** Two things look the same when they differ in their fragments alone. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part));
}
