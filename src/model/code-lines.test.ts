import { expect, it } from 'vitest';
import { codeLines } from './code-lines.ts';

it('gives one well-formed piece of markup for each line', () => {
  expect(codeLines('<span class="w">const</span> a\n\nb\n')).toEqual(['<span class="w">const</span> a', '', 'b']);
});

it('closes an element at the end of a line and opens it again on the next', () => {
  expect(codeLines('x <span class="s">`a\nb`</span>;')).toEqual([
    'x <span class="s">`a</span>',
    '<span class="s">b`</span>;',
  ]);
});
