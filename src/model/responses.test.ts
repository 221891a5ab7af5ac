import { expect, it } from 'vitest';
import type { ResponseDescription } from './operation.ts';
import { shownResponses } from './responses.ts';

function response(status: string, name: string, contents = 1): ResponseDescription {
  const field = { id: `res-${status}-${name}`, name, required: true, schema: { type: 'string' } };
  const content = { mediaType: 'application/json', schema: { type: 'object', fields: [field] }, examples: [] };
  return { status, description: [`${status}`], headers: [], contents: contents ? [content] : [] };
}

it('names the first response with the same structure, whatever the fragments of its fields', () => {
  const shown = shownResponses([response('200', 'cardId'), response('400', 'error'), response('404', 'error')]);

  expect(shown.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, '400']);
});

it('shows a different structure in full', () => {
  expect(shownResponses([response('400', 'error'), response('429', 'retryAfter')])[1]?.sameAs).toBeUndefined();
});

it('says of a response without a body nothing else', () => {
  const shown = shownResponses([response('204', '', 0), response('304', '', 0)]);

  expect(shown.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined]);
});
