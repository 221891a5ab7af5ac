import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';
import type { Block } from './page.ts';

test('a switch that leaves out a kind of block does not compile, and throws for it', () => {
  const getName = (kind: Block['kind']): string => {
    switch (kind) {
      case 'prose':
      case 'code':
      case 'callout':
      case 'tabs':
      case 'operation':
      case 'channel':
      case 'schema':
      case 'states':
      case 'errors':
        return kind;
      default:
        // @ts-expect-error: `figure` is missing above.
        return assertNever(kind);
    }
  };

  expect(() => getName('figure')).toThrow('Not handled: "figure"');
});
