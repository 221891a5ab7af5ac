import { expect, it } from 'vitest';
import { findSection, listSections } from './sections.ts';

const TEXT = [
  '# Card',
  '',
  '## `status`',
  '',
  '```md',
  '## no heading',
  '```',
  '',
  '### Frozen',
  '',
  'a',
  '',
  '## Fees',
  '',
  'b',
  '',
].join('\n');

it('lists headings, not lines of code', () => {
  expect(listSections(TEXT)).toEqual(['Card', '`status`', 'Frozen', 'Fees']);
});

it('gives a section with the sections in it', () => {
  expect(findSection(TEXT, 'status')).toBe(TEXT.slice(TEXT.indexOf('## `status`'), TEXT.indexOf('## Fees')));
  expect(findSection(TEXT, 'fee')).toBe('## Fees\n\nb\n');
  expect(findSection(TEXT, 'Refunds')).toBeUndefined();
});
