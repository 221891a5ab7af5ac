import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyWallet, type Edit } from '../../../tests/spec/wallet-copy.ts';
import { textHash } from '../../content/read/text-hash.ts';
import { readTranslationStatus } from './read-status.ts';
import type { FileStatus } from './status.ts';

async function readStatus(edits: Edit[], guides: Record<string, string> = {}): Promise<FileStatus[]> {
  const dir = await copyWallet(edits);
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [name, text] of Object.entries(guides)) {
    await mkdir(join(dir, 'guides', name, '..'), { recursive: true });
    await writeFile(join(dir, 'guides', name), text);
  }
  return await readTranslationStatus(dir, () => {});
}

const find = (states: FileStatus[], file: string) => states.find((status) => status.file === file);
const texts = (entries: { text: string }[] | undefined) => entries?.map(({ text }) => text);

test('a translated document waits for nothing', async () => {
  const wallet = find(await readStatus([]), 'openapi/wallet.yaml');

  expect(wallet).toMatchObject({ locale: 'zh', missing: [], stale: [] });
  expect(wallet?.texts).toBeGreaterThan(10);
});

test('a text without a translation is missing, one that has changed since is stale, each at its line', async () => {
  const wallet = find(
    await readStatus([
      { file: 'openapi/overlays/wallet.zh.yaml', from: ', frozen: 商户冻结', to: '' },
      { file: 'openapi/wallet.yaml', from: 'active: Usable', to: 'active: Usable at once' },
    ]),
    'openapi/wallet.yaml',
  );

  expect(wallet?.missing).toEqual([expect.objectContaining({ file: 'openapi/wallet.yaml', line: expect.any(Number) })]);
  expect(texts(wallet?.missing)?.[0]).toMatch(/^Paused/);
  expect(texts(wallet?.stale)).toEqual(['Usable at once']);
});

test('a text that its translation repeats is equal', async () => {
  const states = await readStatus([
    { file: 'openapi/overlays/wallet.zh.yaml', from: 'active: 可用', to: 'active: Usable' },
  ]);

  expect(texts(find(states, 'openapi/wallet.yaml')?.equal)).toContain('Usable');
});

const ENGLISH = `---
title: Cards
---

# Cards {#cards}

Open a card.

\`\`\`sh
open a card
\`\`\`

Merchant API
`;
const chinese = (source: string) => `---
title: 卡
source: '${source}'
description: 卡
---

# 卡 {#cards}

开卡。

\`\`\`sh
open a card
\`\`\`

Merchant API
`;

test('a guide is missing, stale or equal by its lines, without code', async () => {
  const guides = { 'en/cards.md': ENGLISH, 'en/missing.md': ENGLISH, 'en/stale.md': ENGLISH };
  const states = await readStatus([], {
    ...guides,
    'zh/cards.md': chinese(textHash(ENGLISH)),
    'zh/stale.md': chinese('00000000'),
  });

  expect(find(states, 'guides/en/cards.md')).toEqual({
    file: 'guides/en/cards.md',
    locale: 'zh',
    texts: 3,
    missing: [],
    stale: [],
    equal: [{ file: 'guides/zh/cards.md', line: 15, column: 1, text: 'Merchant API' }],
  });
  expect(texts(find(states, 'guides/en/missing.md')?.missing)).toEqual(['the whole guide']);
  expect(texts(find(states, 'guides/en/stale.md')?.stale)).toEqual(['the whole guide']);
});
