import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFindings, formatFinding } from '../findings/finding.ts';
import { createGlossary } from './glossary.ts';
import { checkInterfaceWording } from './interface-wording.ts';

const GLOSSARY = createGlossary({
  terms: [],
  avoid: { en: [{ words: ['purse'], write: 'wallet' }], zh: [{ words: ['账本'], write: '钱包' }] },
});

test('strings of each language are judged at their lines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [locale, text] of Object.entries({
    en: '{\n  "a": { "b": "Open the purse" }\n}',
    zh: '{\n  "a": {\n    "b": "打开账本(新)" }\n}',
  })) {
    await mkdir(join(folder, 'src/strings', locale), { recursive: true });
    await writeFile(join(folder, 'src/strings', locale, 'interface.json'), text);
  }
  const { report, findings } = collectFindings();

  await checkInterfaceWording(folder, GLOSSARY, report);

  expect(findings().map(formatFinding)).toEqual([
    'src/strings/en/interface.json:2:10  Avoid "purse": write wallet.',
    'src/strings/zh/interface.json:3:5  Avoid "账本": write 钱包.',
    expect.stringMatching(/^src\/strings\/zh\/interface\.json:3:5 {2}ASCII brackets/),
  ]);
});
