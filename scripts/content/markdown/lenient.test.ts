import { expect, test } from 'vitest';
import { parseMarkdown } from './parse.ts';

const read = (text: string) => parseMarkdown(text, 'lenient', (_, source) => source);
const prose = (text: string): unknown[] =>
  read(text).blocks.flatMap((block): unknown[] => (block.kind === 'prose' ? block.nodes : [block]));

test.each([
  ['<p>One <b>two</b></p>', [['p', null, 'One ', ['strong', null, 'two']]]],
  ['One<br>two', [['p', null, 'One', ['br', null], 'two']]],
  [
    '<div>One\n<ul><li>two</li></ul></div>',
    [
      ['p', null, 'One '],
      ['ul', null, ['li', null, 'two']],
    ],
  ],
  [
    'See [the docs][1].\n\n[1]: https://a.example/b',
    [['p', null, 'See ', ['a', { href: 'https://a.example/b' }, 'the docs'], '.']],
  ],
  ['![A chart](https://a.example/c.png)', [['p', null, ['a', { href: 'https://a.example/c.png' }, 'A chart']]]],
  ['# Title', [['p', null, ['strong', null, 'Title']]]],
  ['Send <token> back', [['p', null, 'Send <token> back']]],
])('shows %j', (text, expected) => {
  expect(prose(text)).toEqual(expected);
});

test.each([
  ['[![Run](https://a.example/b.svg)](https://a.example)', ['p', null, ['a', { href: 'https://a.example' }, 'Run']]],
  ['<div><a href="https://a.example"><h3>T</h3></a></div>', ['p', null, ['a', { href: 'https://a.example' }, ' T']]],
  ['<div><b><p>One</p><ul><li>two</li></ul></b></div>', ['p', null, ['strong', null, ' One  two']]],
  ['<note>\n\nOne\n\n</note>', ['p', null, 'One']],
  ['<li>One</li>', ['p', null, 'One']],
])('nests the elements of %j as browsers keep them, or hydration would fail', (text, expected) => {
  expect(prose(text)).toEqual([expected]);
});

test('shows a table written in HTML', () => {
  const [table] = prose('<table><tr><th>A</th></tr><tr><td align="right">1</td></tr></table>');
  const rows = [
    ['tr', null, ['th', null, 'A']],
    ['tr', null, ['td', { align: 'right' }, '1']],
  ];

  expect(table).toEqual(['table', null, ['tbody', null, ...rows]]);
});

test.each([
  ['> [!NOTE]\n> One\n>\n> two', 'note', ['One', 'two']],
  ['> [!caution] One', 'danger', ['One']],
  ['> [!IMPORTANT]\n>\n> One', 'warning', ['One']],
])('shows the alert %j as a note', (text, tone, paragraphs) => {
  const nodes = paragraphs.map((one) => ['p', null, one]);

  expect(prose(text)).toEqual([{ kind: 'callout', tone, blocks: [{ kind: 'prose', nodes }] }]);
});

test('a quotation stays one', () => {
  expect(prose('> [!QUOTE] One')).toEqual([['blockquote', null, ['p', null, '[!QUOTE] One']]]);
});

test('folded text stays folded, with what is in it', () => {
  const text = '<details><summary>More <b>tea</b></summary>\n\n- One\n\n```json\n1\n```\n\n</details>\n\nAfter';

  expect(prose(text)).toEqual([
    {
      kind: 'details',
      title: 'More tea',
      blocks: [
        { kind: 'prose', nodes: [['ul', null, ['li', null, 'One']]] },
        { kind: 'code', code: { language: 'json', source: '1', html: '1' } },
      ],
    },
    ['p', null, 'After'],
  ]);
  expect(prose('<details>One</details>')).toEqual([['p', null, 'One']]);
});

test.each([
  '<script>alert(1)</script>',
  '> [!NOTE]\n> <img src=x onerror=alert(1)>',
  '<details ontoggle=alert(1)><summary onclick=alert(1)>x<script>1</script></summary>y</details>',
  'a <img src=x onerror=alert(1)> b',
  '<iframe src="https://a.example"></iframe>',
  '[x](javascript:alert(1))',
  '<a href="java\nscript:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
])('makes nothing but known elements with known attributes of %j', (text) => {
  const found: unknown[] = [];
  JSON.stringify(prose(text), (_, value) => {
    if (Array.isArray(value) && typeof value[0] === 'string' && (value[1] === null || typeof value[1] === 'object'))
      found.push([value[0], ...Object.keys(value[1] ?? {})]);
    return value;
  });

  expect(found.flat().filter((name) => !['p', 'a', 'href'].includes(String(name)))).toEqual([]);
  expect(JSON.stringify(prose(text))).not.toMatch(/"href":"(?!https)/);
});

test('mistakes are warnings', () => {
  const { findings } = read('[x](guide:/y) <script>1</script>');

  expect(findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: link that cannot be followed: guide:/y',
    'warning: <script> is shown as text',
  ]);
});

test.each(['<b>'.repeat(20_000), '> '.repeat(5000)])('shows as text what is nested too deeply', (text) => {
  expect(prose(text)).toEqual([['p', null, text]]);
});
