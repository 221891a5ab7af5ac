import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/model/operation.ts';
import { hasOpenResponses } from './open-responses.ts';

const getContents = (names: string[]) => [
  {
    mediaType: 'application/json',
    schema: { type: 'object' },
    examples: names.map((name) => ({ name, summary: name, value: null, code: { language: '', source: '', html: '' } })),
  },
];

/** An operation with these examples of its success and of its request. */
function operationWith(responses: string[], requests: string[]): Operation {
  return {
    ...{ id: 'pourTea', method: 'POST', path: '/pots', summary: 'Pour', description: [], tag: 'Tea', status: 'draft' },
    ...{ deprecated: false, servers: [], rateLimits: [], errors: [], downloads: [], samples: [] },
    parameters: { path: [], query: [], header: [], cookie: [] },
    examples: requests.map((name) => ({ name, summary: name })),
    responses: [{ status: '200', description: [], headers: [], contents: getContents(responses) }],
  };
}

test('a success with several responses is open when no request leads to one of them', () => {
  expect(hasOpenResponses(operationWith(['hot', 'cold'], ['hot']))).toBe(true);
  expect(hasOpenResponses(operationWith(['hot', 'cold'], []))).toBe(true);
  expect(hasOpenResponses(operationWith(['hot'], []))).toBe(false);
  expect(hasOpenResponses(operationWith(['hot', 'cold'], ['hot', 'cold']))).toBe(false);
});
