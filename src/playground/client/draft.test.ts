import { expect, test } from 'vitest';
import { findViolations } from '../../../site/provider/fields/violations.ts';
import { encodeRequest } from '../copy/request-link.ts';
import { parseBody } from './draft.ts';

const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('a body that would overflow the stack of who visits it is text, as one that is not JSON', () => {
  const draft = { parameters: {}, body: nest(20_000) };

  expect(parseBody(draft)).toBeUndefined();
  expect(findViolations('openCard', draft)).toEqual([]);
  expect(
    encodeRequest({ parameters: { path: [], query: [], header: [], cookie: [] } }, draft, () => false),
  ).toBeUndefined();
});

test('many brackets side by side, or as deep as any form, are a value', () => {
  const wide = `[${'{},'.repeat(2000)}{}]`;

  expect(parseBody({ parameters: {}, body: wide })).toHaveLength(2001);
  expect(parseBody({ parameters: {}, body: nest(400) })).toBeDefined();
});
