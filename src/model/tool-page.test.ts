import { expect, test } from 'vitest';
import type { Block } from './page.ts';
import { isToolPage } from './tool-page.ts';

const TOOL: Block = { kind: 'tool', tool: 'calculator', server: '' };
const LEAD: Block = { kind: 'prose', nodes: [['p', null, 'What it does.']] };
const SECTION: Block = { kind: 'prose', nodes: [['h2', { id: 'more' }, 'More']] };

test('a page is for its tool when only an introduction comes before it', () => {
  expect(isToolPage([LEAD, TOOL, SECTION])).toBe(true);
  expect(isToolPage([LEAD, SECTION, TOOL])).toBe(false);
  expect(isToolPage([LEAD, SECTION])).toBe(false);
});
