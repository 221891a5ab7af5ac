import { expect, it } from 'vitest';
import type { ResponseDescription } from '../../../../src/model/operation.ts';
import { deduplicateResponses } from './repeated-text.ts';

const field = (status: string, name: string) => ({
  id: `res-${status}-${name}`,
  name,
  required: true,
  schema: { type: 'string' },
});

function response(status: string, member?: string, ...headers: string[]): ResponseDescription {
  const schema = { type: 'object', fields: member ? [field(status, member)] : [] };
  return {
    status,
    description: [],
    headers: headers.map((name) => field(status, name)),
    contents: member ? [{ mediaType: 'application/json', schema, examples: [] }] : [],
  };
}

it('names the first response with the same body, whatever the fragments of its fields', () => {
  const shown = deduplicateResponses([response('200', 'cardId'), response('400', 'error'), response('404', 'error')]);

  expect(shown.map(({ bodyOf }) => bodyOf)).toEqual([undefined, undefined, '400']);
  expect(shown[2]?.contents).toEqual([{ mediaType: 'application/json', schema: { type: 'object' }, examples: [] }]);
});

it('shows a different body in full', () => {
  expect(deduplicateResponses([response('400', 'error'), response('429', 'retryAfter')])[1]?.bodyOf).toBeUndefined();
});

it('shows a response without a body as nothing else', () => {
  const shown = deduplicateResponses([response('204'), response('304')]);

  expect(shown.map(({ bodyOf }) => bodyOf)).toEqual([undefined, undefined]);
});

it('shows each header once, with the first response that has it', () => {
  const shown = deduplicateResponses([
    response('200', 'a', 'X-Request-Id'),
    response('429', 'b', 'X-Request-Id', 'Retry-After'),
  ]);

  expect(shown.map(({ headers }) => headers.map(({ name }) => name))).toEqual([['X-Request-Id'], ['Retry-After']]);
  expect(shown.map(({ headersOf }) => headersOf)).toEqual([undefined, '200']);
});
