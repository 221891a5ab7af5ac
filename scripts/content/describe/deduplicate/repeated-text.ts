import type { Content, ResponseDescription } from '../../../../src/model/operation.ts';
import { getFingerprint } from './fingerprint.ts';

/**
 * Leaves out of each response what an earlier one contains: errors mostly share their structure, and all responses their headers.
 * Of a body that comes again, type, name and examples stay.
 */
export function deduplicateResponses(responses: ResponseDescription[]): ResponseDescription[] {
  const bodies = new Map<string, string>();
  const known = new Set<string>();
  return responses.map((response) => {
    const body = getFingerprint(response.contents.map(({ mediaType, schema }) => ({ mediaType, schema })));
    const bodyOf = response.contents.length > 0 ? bodies.get(body) : undefined;
    if (!bodies.has(body)) bodies.set(body, response.status);
    const headers = response.headers.filter((header) => !known.has(getFingerprint(header)));
    for (const header of headers) known.add(getFingerprint(header));
    const isShorter = headers.length < response.headers.length;
    return {
      ...response,
      headers,
      ...(isShorter && { headersOf: responses[0]?.status }),
      ...(bodyOf !== undefined && { bodyOf, contents: response.contents.map(withoutMembers) }),
    };
  });
}

function withoutMembers({ schema: { type, name }, ...content }: Content): Content {
  return { ...content, schema: { type, name } };
}
