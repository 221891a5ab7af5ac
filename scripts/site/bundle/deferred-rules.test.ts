import { expect, test } from 'vitest';
import { takeLaterRules } from './deferred-rules.ts';

const take = (css: string, beside: string[] = []) => takeLaterRules(css, [css, ...beside]);

test('takes rules for the pointer alone, within what they stand in', () => {
  const css =
    '@layer a,b;@layer a{.x{top:0}.x:hover{top:1px}@media (width>1px){.y:hover,.z:hover{left:0}}.w:hover>.v{right:0}}';

  expect(take(css)).toEqual({
    now: '@layer a,b;@layer a{.x{top:0}}',
    later:
      '@layer a{.x:hover{top:1px}}@layer a{@media (width>1px){.y:hover,.z:hover{left:0}}}@layer a{.w:hover>.v{right:0}}',
  });
});

test('leaves what is for the keyboard as well, what holds other rules, and what another selector goes on from', () => {
  const css =
    '.x:hover,.x:focus{top:0}.m{&:hover{top:0}}.t a:hover{color:red}.t a[aria-current]{color:blue}@font-face{font-family:X}';

  expect(take(css)).toEqual({ now: css, later: '' });
  expect(take('.b:hover{top:0}', ['.b.big{top:1px}']).later).toBe('');
  expect(take('.b:hover{top:0}', ['.b:before{top:1px}', '.bar{top:1px}']).later).toBe('');
});

test('takes transitions out of a rule', () => {
  expect(take('.x{top:0;transition:top .1s;transition-delay:0s;left:0}.y{transition:none}')).toEqual({
    now: '.x{top:0;left:0}',
    later: '.x{transition:top .1s;transition-delay:0s}.y{transition:none}',
  });
});
