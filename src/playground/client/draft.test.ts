import { expect, test } from 'vitest';
import { findViolations } from '../../../site/provider/fields/violations.ts';
import { encodeRequest } from '../copy/request-link.ts';
import { typedBody } from './draft.ts';

const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('a body that would overflow the stack of who visits it is text, as one that is not JSON', () => {
  const draft = { parameters: {}, body: typedBody(nest(20_000)) };

  expect(draft.body.value).toBeUndefined();
  expect(findViolations('openCard', draft)).toEqual([]);
  expect(
    encodeRequest({ parameters: { path: [], query: [], header: [], cookie: [] } }, draft, () => false),
  ).toBeUndefined();
});

test('many brackets side by side, or as deep as any form, are a value', () => {
  const wide = `[${'{},'.repeat(2000)}{}]`;

  expect(typedBody(wide).value).toHaveLength(2001);
  expect(typedBody(nest(400)).value).toBeDefined();
});
