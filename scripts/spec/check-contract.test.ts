import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteConfig } from '../../src/model/config.ts';
import { copyWallet, type Edit } from '../../tests/spec/wallet-copy.ts';
import { createCaches } from '../content/cache/caches.ts';
import { formatFinding } from '../findings/finding.ts';
import { checkContract } from './check-contract.ts';

const config: SiteConfig = {
  title: 'Wallet',
  origin: 'https://wallet.example.com',
  locales: [
    { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
    { locale: 'en', tag: 'en', name: 'English' },
  ],
  sourceLocale: 'en',
  strict: true,
  nav: [],
  sidebars: {},
};

async function siteWith(edits: Edit[]) {
  const dir = await copyWallet(edits);
  onTestFinished(() => rm(dir, { recursive: true }));
  return { dir, config, locateText: () => ({ file: 'site.ts', line: 1, column: 1 }) };
}

test('a build reports a missing and a stale translation, and an example that does not fit its schema', async () => {
  const site = await siteWith([
    { file: 'openapi/overlays/wallet.zh.yaml', from: ', frozen: 商户冻结', to: '' },
    { file: 'openapi/wallet.yaml', from: 'active: Usable', to: 'active: Usable at once' },
    { file: 'openapi/wallet.yaml', from: "value: '10.00'", to: 'value: 10' },
  ]);

  const problems = await checkContract(site, createCaches());

  const messages = problems.map((problem) => [problem.severity, formatFinding(problem)]);
  for (const message of ['Not translated (zh): "Paused', 'now says "Usable at once"', 'The example is not valid'])
    expect(messages).toContainEqual(['error', expect.stringContaining(message)]);
});

test('a site whose documents have no translation at all gets one warning', async () => {
  const site = await siteWith([]);
  for (const name of ['openapi', 'asyncapi']) await rm(`${site.dir}/${name}/overlays`, { recursive: true });

  const problems = await checkContract(site, createCaches());

  expect(problems).toEqual([expect.objectContaining({ severity: 'warning', file: 'openapi/wallet.yaml' })]);
});
