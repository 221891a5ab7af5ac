import { expect, test } from 'vitest';
import { followReference, fromFragment } from './pointer.js';

test('a reference of a third-party document that leads in a circle leads to nothing', () => {
  const root = { a: { $ref: '#/b' }, b: { $ref: '#/a' }, c: { $ref: '#/d~1e' }, 'd/e': { type: 'string' } };

  expect(followReference(root, root.a)).toBeUndefined();
  expect(followReference(root, root.c)).toEqual({ type: 'string' });
});

test('reads a step that is percent-encoded, and one with a wrong escape as it is meant', () => {
  expect(fromFragment('#/paths/%7E1card%2Fid/100%')).toEqual(['paths', '/card/id', '100%']);
});
