import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { parseMarkdown } from './parse.ts';
import { plainParagraph } from './plain-paragraph.ts';

// One folder of `tests/fixtures/content/markdown` is one case.
const FIXTURES = 'tests/fixtures/content/markdown';
const highlight = (_language: string, source: string) => escapeHtml(source);

test.each(readdirSync(FIXTURES))('reads %s', async (topic) => {
  const text = await readFile(join(FIXTURES, topic, 'input.md'), 'utf8');

  const tree = parseMarkdown(text, topic.startsWith('description') ? 'description' : 'guide', highlight);

  await expect(`${JSON.stringify(tree, null, 2)}\n`).toMatchFileSnapshot(
    join(process.cwd(), FIXTURES, topic, 'output.json'),
  );
});

const descriptions = [
  'A card of the merchant',
  'Name of the code. Stable: decide on this or on `code`.',
  '商户号，见 `X-Merchant-Id`。',
  'A (bracket), "quotes", 50 % and a – dash; e.g. ¥100.',
  'Ends with a line end\n',
];

test.each(descriptions)('reads the sentence %j without the parser as the parser would', (text) => {
  const quick = plainParagraph(text);

  // A space before the text is nothing to Markdown, but too much for the quick way.
  const thorough = parseMarkdown(` ${text}`, 'description', highlight);
  expect(quick).toEqual(thorough);
});

const markup = [
  '*a*',
  'a\nb',
  '- a',
  '1. a',
  '[a](b)',
  '<b>',
  'see https://example.com',
  'a@example.com',
  '`` a ` b ``',
  '` a `',
  'a ` b',
  '# a',
  '==',
];

test.each(markup)('leaves %j to the parser', (text) => {
  expect(plainParagraph(text)).toBeUndefined();
});
