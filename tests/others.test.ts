import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/installation/installation.ts';
import { verifySite } from '../scripts/verify/verify-site.ts';
import { renderOthers, writeOthers } from './setup/render-others.ts';

// Documents as others write them. One folder is one subject: what the pages say, and what their Markdown says.
const FIXTURES = join(process.cwd(), 'tests/fixtures/others');
const topics = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

test.each(topics)('says on pages and in Markdown what %s say', async (topic) => {
  const folder = join(FIXTURES, topic);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const { pages, markdown, problems } = await renderOthers(files.map((name) => join(folder, name)));

  await expect(pages).toMatchFileSnapshot(join(folder, 'pages.txt'));
  await expect(markdown).toMatchFileSnapshot(join(folder, 'pages.md'));
  await expect(problems).toMatchFileSnapshot(join(folder, 'problems.txt'));
});

test('the second reader finds nothing that pages or Markdown say otherwise', async () => {
  const files = topics.flatMap((topic) =>
    readdirSync(join(FIXTURES, topic)).flatMap((name) => (name.endsWith('.yaml') ? join(FIXTURES, topic, name) : [])),
  );
  const dir = await writeOthers(files);
  const { subjects, differences } = await verifySite(ROOT, dir);

  expect(subjects).toBeGreaterThan(30);
  expect(differences).toEqual([]);
});

test('the list of documents says what each folder shows', () => {
  const list = readFileSync(join(FIXTURES, 'README.md'), 'utf8');

  expect(topics.filter((topic) => !list.includes(`| \`${topic}\` |`))).toEqual([]);
});
