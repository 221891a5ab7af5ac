import { expect, test } from 'vitest';
import { compileFolder, guide, writeSmallSite } from '../../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../../findings/finding.ts';
import type { PublishedPackage } from '../published-package.ts';

const POT: PublishedPackage = {
  name: 'pot',
  version: '2.0.0',
  file: 'pot-2.0.0-3f9c1a2b.tgz',
  size: 224_557,
  sha256: '3f9c1a2b'.repeat(8),
};
const provider = {
  module: 'provider.ts',
  packages: {
    module: 'packages.ts',
    offers: {
      pot: { group: 'run', title: 'Pot', about: 'Pours.', command: 'npx', inCheckout: 'npx tea pot' },
      cup: { group: 'run', title: 'Cup', about: 'Holds.', command: 'npm install' },
    },
  },
};

async function compileText(text: string, packages?: PublishedPackage[]) {
  const tea = guide('', text);
  const dir = await writeSmallSite({ 'guides/en/tea/index.md': tea, 'guides/zh/tea/index.md': tea });
  const { localeBuilds, problems } = await compileFolder(dir, { base: '/docs/', provider }, packages);
  const page = localeBuilds.find(({ site }) => site.locale === 'en')?.pages.find(({ path }) => path === '/tea/');
  return {
    blocks: page?.layout === 'doc' ? page.blocks : [],
    errors: problems.filter(({ file }) => file === 'guides/en/tea/index.md').map(formatFinding),
  };
}

test('prints the command with the address of the site and the file of this build', async () => {
  const { blocks, errors } = await compileText('::package{id=pot args="--hot" title=terminal}', [POT]);
  expect(errors).toEqual([]);
  const source = 'npx https://tea.example.com/docs/downloads/pot-2.0.0-3f9c1a2b.tgz --hot';
  expect(blocks).toMatchObject([
    { kind: 'code', title: 'terminal', code: { language: 'bash', source, origin: 'https://tea.example.com' } },
  ]);
});

test('prints the command of a checkout where nothing is published', async () => {
  const { blocks } = await compileText('::package{id=pot args="--hot"}');
  expect(blocks).toMatchObject([{ code: { source: 'npx tea pot --hot' } }]);
});

test('says where a page names a package that does not exist', async () => {
  const { errors } = await compileText('::package{id=cup}\n\n::packages{id=walk}', [POT]);
  expect(errors.map((error) => error.replace(/\n\s*/g, ' '))).toEqual([
    'guides/en/tea/index.md:6:1  no package "cup" with a command hint: Write ::package{id=…} with one of: pot.',
    'guides/en/tea/index.md:8:1  no group "walk" of packages hint: Write ::packages{id=…} with one of: run.',
  ]);
});

test('lists what exists of a group, with version, size and checksum', async () => {
  const { blocks } = await compileText('::packages{id=run}', [POT]);
  const file = { href: '/downloads/pot-2.0.0-3f9c1a2b.tgz', version: '2.0.0', size: '225 kB', sha256: POT.sha256 };
  expect(blocks).toMatchObject([{ kind: 'packages', items: [{ title: 'Pot', about: 'Pours.', files: [file] }] }]);
  expect(await compileText('::packages{id=run}', [])).toMatchObject({ blocks: [], errors: [] });
});

test('lists the documents of the site with their formats', async () => {
  const { blocks, errors } = await compileText('::documents');
  expect(errors).toEqual([]);
  const [block] = blocks;
  const items = block?.kind === 'packages' ? block.items : [];
  expect(items).toMatchObject([
    { about: expect.stringMatching(/^OpenAPI 3\.1/), files: [{ format: 'YAML' }, { format: 'JSON' }] },
  ]);
});

test('lists a document in every language that it is published in, that of the page first', async () => {
  const overlay = `overlay: 1.1.0
info: { title: 茶馆, version: '1' }
extends: ../tea.yaml
actions: [{ target: $.info, update: { title: 茶馆 } }]
`;
  const listing = guide('', '::documents');
  const pages = { 'guides/en/tea/index.md': listing, 'guides/zh/tea/index.md': listing };
  const list = async (files: Record<string, string>, locale: string) => {
    const { localeBuilds } = await compileFolder(await writeSmallSite({ ...pages, ...files }));
    const page = localeBuilds.find(({ site }) => site.locale === locale)?.pages.find(({ path }) => path === '/tea/');
    const [block] = page?.layout === 'doc' ? page.blocks : [];
    return block?.kind === 'packages' ? block.items.map(({ files }) => files) : [];
  };
  const english = [
    { href: '/openapi/tea.yaml', format: 'English · YAML' },
    { href: '/openapi/tea.json', format: 'English · JSON' },
  ];
  const chinese = [
    { href: '/openapi/tea.zh.yaml', format: '简体中文 · YAML' },
    { href: '/openapi/tea.zh.json', format: '简体中文 · JSON' },
  ];

  expect(await list({ 'openapi/overlays/tea.zh.yaml': overlay }, 'en')).toEqual([[...english, ...chinese]]);
  expect(await list({ 'openapi/overlays/tea.zh.yaml': overlay }, 'zh')).toEqual([[...chinese, ...english]]);
  expect(await list({}, 'zh')).toMatchObject([[{ format: 'YAML' }, { format: 'JSON' }]]);
});
