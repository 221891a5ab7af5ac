import { expect, test } from 'vitest';
import { compileWith, files } from '../../../../tests/setup/compile-small-site.ts';
import { changesFeeds } from '../../emit/changes-feed.ts';

const frontmatter = '---\ntitle: Changes\ndescription: What changed and when.\n---\n';
const RELEASE = `version: 2.0.0
date: 2026-03-01
revision: ${'a'.repeat(40)}
summary: { en: [Pots have a lid.], zh: [茶壶有了盖子。] }
changes:
  - { document: tea, rating: added, kind: added, at: Pot, what: lid, operations: [listPots] }
  - { document: tea, rating: breaking, kind: required, at: pourTea, what: leaves, operations: [pourTea] }
`;

async function compileReleases() {
  return compileWith({
    ...files,
    'guides/en/tea/changes.md': `${frontmatter}\n## Change log {#log}\n\n::changes\n`,
    'guides/zh/tea/changes.md': `${frontmatter}\n## 变更记录 {#log}\n\n::changes\n`,
    'openapi/releases/2.0.0.yaml': RELEASE,
    'openapi/releases/1.0.0.yaml': RELEASE.replace('2.0.0', '1.0.0').replace('2026-03', '2026-02'),
  });
}

function blocksOf(compiled: Awaited<ReturnType<typeof compileReleases>>, path: string): string {
  const page = compiled.localeBuilds[1]?.pages.find((candidate) => candidate.path === path);
  return JSON.stringify(page?.layout === 'doc' ? page.blocks : []);
}

test('the page of an operation says what the latest release changed there, and leads to the change log', async () => {
  const blocks = blocksOf(await compileReleases(), '/tea/list-pots');

  expect(blocks).toContain('["a",{"href":"/tea/changes#v-2-0-0"},"2.0.0, 2026-03-01"],": added ",["code",null,"lid"]');
  expect(blocks).not.toContain('leaves');
});

test('the change log has the newest release first, with its words and a row for each change', async () => {
  const blocks = blocksOf(await compileReleases(), '/tea/changes');

  expect(blocks.indexOf('"id":"v-2-0-0"')).toBeGreaterThan(-1);
  expect(blocks.indexOf('"id":"v-2-0-0"')).toBeLessThan(blocks.indexOf('"id":"v-1-0-0"'));
  expect(blocks).toContain('Pots have a lid.');
  expect(blocks).toContain('["td",null,"now required: ",["code",null,"leaves"]],["td",null,"breaking"]');
});

test('the feed of a language has an entry for each release at an absolute address', async () => {
  const { localeBuilds, config } = await compileReleases();
  const feed = changesFeeds(localeBuilds, config.origin).find(({ path }) => path === 'changes.en.xml');

  expect(feed?.content).toContain('<link href="https://tea.example.com/en/tea/changes#v-2-0-0"/>');
  expect(feed?.content).toContain('2 changes, 1 of them breaking.');
});

test('a file that is no release is reported with what is wrong in it', async () => {
  const { problems } = await compileWith({ ...files, 'openapi/releases/2.yaml': 'version: 2.0.0\n' });

  expect(problems.map(({ file, message }) => `${file} ${message.split(':')[0]}`)).toContain(
    'openapi/releases/2.yaml date',
  );
});
