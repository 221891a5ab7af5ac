import { expect, test } from 'vitest';
import { loadHighlight } from './highlight.ts';

const highlight = await loadHighlight();

test('gives each token one class and no style', () => {
  const html = highlight('json', '{"paid": true, "note": "<b>"}');

  expect(html).toBe('{"paid": <span class="n">true</span>, "note": <span class="s">"&lt;b&gt;"</span>}');
});

test('writes a quoted text of a shell as one token, whatever it holds, and blank as none', () => {
  const html = highlight('bash', 'echo "to $name, $(date -u)" \\\n  -n');

  expect(html).toBe(
    '<span class="w">echo </span><span class="s">"to $name, $(date -u)"</span> \\\n  <span class="n">-n</span>',
  );
});

test('closes every span at the end of its line', () => {
  const html = highlight('ts', '/* one\ntwo */');

  expect(html).toBe('<span class="c">/* one</span>\n<span class="c">two */</span>');
});

test('accepts languages by their other names', () => {
  expect(highlight('yml', 'a: 1')).toBe(highlight('yaml', 'a: 1'));
});

test('shows an unknown language as plain text', () => {
  expect(highlight('cobol', 'ADD 1 < 2')).toBe('ADD 1 &lt; 2');
});
