import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { LINK_KINDS } from '../../scripts/content/describe/document/contract-names.ts';
import { PICTURES } from '../../scripts/content/markdown/blocks.ts';
import { CODE_WORDS } from '../../scripts/content/markdown/code.ts';
import { DIRECTIVES } from '../../scripts/content/markdown/directives.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { readGuideCode } from './guide-code.ts';

// The sample page is where an author looks up what can be written: what the compiler learns must be shown there.
const PAGE = 'guides/en/hello.md';
const { guide } = await createMarkdown(memoryCache());
const text = readFileSync(PAGE, 'utf8');
const sources = readGuideCode()
  .filter(({ file, language }) => file === PAGE && language === 'md')
  .map(({ source }) => source);
const inWords = guide(text).mentions.map(({ target }) => target);

/** The page as it is used: without the blocks that show how something is written. */
const used = text.replace(/^(`{3,})md\n[\s\S]*?^\1$/gm, '');

/** What belongs to one page: the sample page names it. */
const ELSEWHERE: Record<string, string> = {
  '::operation': 'guides/en/guide/biz/wallet.md',
  '::channel': 'guides/en/token/listen.md',
  '::changes': 'guides/en/guide/other/versions.md',
  '::error-lookup': 'guides/en/guide/other/errors.md',
  '::filter': 'guides/en/guide/other/types.md',
  '::package': 'guides/en/guide/test-and-simulate.md',
  '::packages': 'guides/en/guide/other/downloads.md',
  '::documents': 'guides/en/guide/other/downloads.md',
  '::operations': 'guides/en/guide/other/controls.md',
  '::tool': 'guides/en/guide/other/signature-doctor.md',
};

function hasLine(source: string, start: string): boolean {
  return source.split('\n').some((line) => line.startsWith(start) && !/^[\w-]/.test(line.slice(start.length)));
}

test.each(DIRECTIVES)('the sample page uses %s and shows how it is written', (directive) => {
  const user = ELSEWHERE[directive];

  expect(hasLine(user ? readFileSync(user, 'utf8') : used, directive), 'used').toBe(true);
  expect(
    sources.some((source) => hasLine(source, directive)),
    'its source',
  ).toBe(true);
});

test.each([...PICTURES.keys()])('the sample page uses a fenced block %s and shows how it is written', (language) => {
  const fence = `\`\`\`${language}`;

  expect(hasLine(used, fence), 'used').toBe(true);
  expect(
    sources.some((source) => hasLine(source, fence)),
    'its source',
  ).toBe(true);
});

test.each(CODE_WORDS)('the sample page uses %s of a code block and shows how it is written', (word) => {
  // `title="…"` represents every title.
  const [start = ''] = word.split(/(?<=["{])/);
  const isFence = (line: string) => line.startsWith('```') && line.includes(` ${start}`);

  expect(used.split('\n').some(isFence), 'used').toBe(true);
  expect(
    sources.some((source) => source.split('\n').some(isFence)),
    'its source',
  ).toBe(true);
});

test.each(LINK_KINDS)('the sample page has a typed link of the kind %s and shows how it is written', (kind) => {
  const links = guide(text).contractLinks.map(({ target }) => target);

  expect(links.filter((target) => target.startsWith(`${kind}:`))).not.toEqual([]);
  expect(inWords.filter((mention) => mention.startsWith(`[[${kind}:`))).not.toEqual([]);
});
