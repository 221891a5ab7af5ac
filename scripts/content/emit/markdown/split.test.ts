import { expect, it } from 'vitest';
import { splitMarkdown } from './split.ts';

const paragraph = (name: string) => `${name} ${'word '.repeat(10)}`.trim();

it('leaves a text that is short enough as it is', () => {
  expect(splitMarkdown('# Card\n\nText.\n')).toEqual(['# Card\n\nText.\n']);
});

it('cuts before the highest heading of the second half', () => {
  const blocks = [
    '# Card',
    paragraph('a'),
    '## One',
    paragraph('b'),
    '### Two',
    paragraph('c'),
    '## Three',
    paragraph('d'),
  ];

  const parts = splitMarkdown(`${blocks.join('\n\n')}\n`, 220);

  expect(parts.map((part) => part.split('\n')[0])).toEqual(['# Card', '## Three']);
  expect(parts.map((part) => part.trimEnd()).join('\n\n')).toBe(blocks.join('\n\n'));
});

it('cuts neither code nor list items', () => {
  const code = ['```json', '{', '', '## no heading', '', '}', '```'].join('\n');
  const list = ['- one', '', '  more of one', '', '- two'].join('\n');

  const parts = splitMarkdown([paragraph('a'), code, paragraph('b'), list, paragraph('c')].join('\n\n'), 60);

  expect(parts.some((part) => part.includes(code))).toBe(true);
  expect(parts.some((part) => part.includes('- one\n\n  more of one'))).toBe(true);
  expect(parts.length).toBeGreaterThan(3);
});
