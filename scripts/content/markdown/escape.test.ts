import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { cellCode, codeBlock, codeSpan, escapeLineStart, escapeText, linkTarget } from './escape.ts';
import { list, quote, table } from './write-blocks.ts';

const reader = unified().use(remarkParse).use(remarkGfm);

/** What a reader of Markdown makes of it: the type of every node and the words. */
function read(markdown: string): { types: Set<string>; text: string } {
  const tree = reader.parse(markdown);
  const types = new Set<string>();
  const visit = (node: Nodes) => {
    types.add(node.type);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return { types, text: textOf(tree, { includeHtml: false }) };
}

const PARTS = [
  '*',
  '_',
  '`',
  '|',
  '[a](b)',
  '<b>',
  '&amp;',
  '# ',
  '- ',
  '1. ',
  '~~',
  '\\',
  '![',
  ' ',
  '中',
  'a',
  '9',
  '<!--',
  '===',
];
const hostile = fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join(''));
const anything = fc.oneof(hostile, fc.string({ unit: 'grapheme' }));

it('shows any text as it is, with no markup in it', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const text = raw.replace(/\s+/g, ' ').trim();
      fc.pre(text !== '' && !/www\.|@|:\/\//.test(text));

      const { types, text: shown } = read(escapeLineStart(escapeText(text)));

      expect(shown).toBe(text);
      expect([...types]).toEqual(['root', 'paragraph', 'text']);
    }),
  );
});

it('shows any code as it is, in a line and in a block', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const code = raw.replace(/\s+/g, ' ').trim();
      fc.pre(code !== '');

      expect(read(`a ${codeSpan(code)} b`).text).toBe(`a ${code} b`);
      expect(read(codeBlock(`${code}\n${code}`, 'js')).text).toBe(`${code}\n${code}`);
    }),
  );
});

it('keeps any text and code within its cell', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const text = raw.replace(/\s+/g, ' ').trim();
      fc.pre(text !== '' && !/www\.|@|:\/\//.test(text));

      const markdown = table(['One', 'Two'], [[escapeText(text), cellCode(text)]]);

      expect(read(markdown).text).toBe(`OneTwo${text}${text}`);
    }),
  );
});

it('has a spelling for a bar after a backslash in the code of a cell', () => {
  expect(read(table(['Pattern'], [[cellCode('^(a\\|b)$')]])).text).toBe('Pattern^(a\\|b)$');
});

it('keeps what belongs to an item or a quote inside it', () => {
  const markdown = quote(list(['one\n\n```\ncode\n\nmore\n```', 'two'], (index) => `${index + 9}.`));

  const [block] = reader.parse(markdown).children;

  expect(reader.parse(markdown).children).toHaveLength(1);
  expect(block).toMatchObject({ type: 'blockquote', children: [{ type: 'list', start: 9 }] });
  expect(block && textOf(block)).toBe('onecode\n\nmoretwo');
});

it.each(['/a b', '/a(b)c', '/a\\b', '/<x>'])('a link to %s ends where it should', (href) => {
  expect(reader.parse(`[x](${linkTarget(href)})`).children[0]).toMatchObject({ children: [{ type: 'link' }] });
});
