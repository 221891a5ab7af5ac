import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFindings, formatFinding } from '../findings/finding.ts';
import { createGlossary } from './glossary.ts';
import { checkGuideWording } from './guide-wording.ts';

const GLOSSARY = createGlossary({
  terms: [{ en: 'wallet', zh: ['钱包'], required: true }],
  avoid: { en: [{ words: ['purse'], write: 'wallet' }], zh: [{ words: ['账本'], write: '钱包' }] },
});

async function getProblems(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guides-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'guides', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const { report, findings } = collectFindings();
  await checkGuideWording(folder, GLOSSARY, report);
  return findings().map(formatFinding);
}

test('a term that is missing and a missing space are reported at their heading, a word that is avoided at its line', async () => {
  const problems = await getProblems({
    'en/a.md': '---\ntitle: A\n---\n\nIn the wallet.\n\n## Later\n\nThe wallet again.\n',
    'zh/a.md': '---\ntitle: 甲\n---\n\n在钱包里。\n\n## 之后\n\n账本API。\n',
  });

  expect(problems).toEqual([
    'guides/zh/a.md:7  The English text says "wallet", the Chinese one does not say 钱包.',
    expect.stringMatching(/^guides\/zh\/a\.md:7 {2}A space belongs between/),
    'guides/zh/a.md:9  Avoid "账本": write 钱包.',
  ]);
});

test('a link to an operation contains the title of its page', async () => {
  const problems = await getProblems({
    'en/a.md': '---\ntitle: Wallet\noperation: getWallet\n---\n',
    'zh/a.md': '---\ntitle: 钱包\noperation: getWallet\n---\n',
    'en/b.md': '---\ntitle: B\n---\n\nSee the wallet.\n',
    'zh/b.md': '---\ntitle: 乙\n---\n\n见[[op:getWallet]]。\n',
  });

  expect(problems).toEqual([]);
});

test('a cell of a table in the other language is not held to the rules of Chinese terms', async () => {
  const problems = await getProblems({
    'en/a.md': '---\ntitle: A\n---\n\n| access token | 访问令牌 |\n',
    'zh/a.md': '---\ntitle: 甲\n---\n\n| 访问令牌 | access token | 凭证 |\n',
    'en/b.md': '---\ntitle: B\n---\n\nA token.\n',
    'zh/b.md': '---\ntitle: 乙\n---\n\n| 一个 token |\n',
  });

  expect(problems).toEqual(['guides/zh/b.md:5  Write 令牌 (credential) or 代币 (asset), not "Token".']);
});

test('an English word that is avoided is reported at its line, one of the frontmatter at the first line', async () => {
  const problems = await getProblems({ 'en/a.md': '---\ntitle: A purse\n---\n\nText.\n\nThe purse, `purse`.\n' });

  expect(problems).toEqual([
    'guides/en/a.md:1  Avoid "purse": write wallet.',
    'guides/en/a.md:7  Avoid "purse": write wallet.',
  ]);
});

test('a section of a translation says the numbers of the English one', async () => {
  const problems = await getProblems({
    'en/a.md': '---\ntitle: A\n---\n\nAt most 20 pairs.\n\n## Later\n\nIn three steps.\n',
    'zh/a.md': '---\ntitle: 甲\n---\n\n最多 30 组。\n\n## 之后\n\n分三步。\n',
  });

  expect(problems).toEqual(['guides/zh/a.md:1  The translation does not say 20: compare it with the English section.']);
});
