import { expect, test } from 'vitest';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';

const PATHS = {
  '/pots': {
    post: {
      operationId: 'brew',
      summary: 'Brew a pot',
      responses: {
        '201': {
          links: {
            pour: { operationId: 'pour', description: 'When it is **ready**' },
            drink: { operationRef: '#/paths/~1pots~1{id}/get', description: 'Later' },
          },
        },
      },
      callbacks: { done: { '{$request.body#/url}': { post: { operationId: 'informed', responses: {} } } } },
    },
  },
  '/pots/{id}': {
    put: { operationId: 'pour', responses: {} },
    get: { operationId: 'drink', responses: {} },
  },
};

function link(id: string, words: string): ProseNode {
  return ['a', { href: `#operation/${id}` }, words];
}

test('an operation names its callbacks and what is said of the next ones; a callback names its operation', () => {
  const { operations, problems } = describeForeign({ paths: PATHS });
  expect(problems).toEqual([]);
  expect(operations.map(({ operation, next }) => [operation.id, operation.description, next])).toEqual([
    [
      'brew',
      [
        ['p', null, 'Callback', ': ', link('informed', 'done · Callback')],
        ['p', null, link('pour', 'pour'), ': ', 'When it is ', ['strong', null, 'ready']],
        ['p', null, link('drink', 'drink'), ': ', 'Later'],
      ],
      ['pour', 'drink'],
    ],
    ['informed', [['p', null, 'Callback of', ': ', link('brew', 'Brew a pot')]], []],
    ['pour', [], []],
    ['drink', [], []],
  ]);
});
