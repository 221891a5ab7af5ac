import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFindings, formatFinding } from '../findings/finding.ts';
import { createGlossary } from './glossary.ts';
import { checkGlossaryTables } from './glossary-tables.ts';

const GLOSSARY = createGlossary({
  terms: [
    { en: 'freeze', zh: ['冻结'] },
    { en: 'unfreeze', zh: ['解冻'] },
    { en: 'token', zh: ['令牌', '代币'] },
    { en: 'appendix', zh: ['附录'], page: false },
  ],
});

async function getProblems(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'glossary-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { report, findings } = collectFindings();
  await checkGlossaryTables(folder, GLOSSARY, report);
  return findings().map(({ hint: _hint, ...problem }) => formatFinding(problem));
}

const HEAD = '| Term | 中文 | Meaning |\n|---|---|---|\n';

test('two terms in a cell are two pairs, a note in brackets is none of the term', async () => {
  const rows = '| freeze, unfreeze | 冻结、解冻 | … |\n| token (credential) | 令牌 | … |\n';

  expect(await getProblems({ 'guides/en/guide/other/glossary.md': HEAD + rows })).toEqual([]);
});

test('another translation, a term that the glossary lacks and one that the page lacks are reported with their lines', async () => {
  const rows = '| freeze, unfreeze | 冻结、解锁 | … |\n| hold | 占用 | … |\n';

  expect(await getProblems({ 'guides/en/guide/other/glossary.md': HEAD + rows })).toEqual([
    'guides/en/guide/other/glossary.md:1  The table has no "token" (令牌, 代币).',
    'guides/en/guide/other/glossary.md:3  "unfreeze" is 解冻 in the glossary, not 解锁.',
    'guides/en/guide/other/glossary.md:4  "hold" (占用) is not in the glossary.',
  ]);
});
