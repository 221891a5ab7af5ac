import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { type Compiled, compile } from '../../scripts/content/compile.ts';
import type { PublishedPackage } from '../../scripts/content/compose/published-package.ts';
import type { SiteConfig } from '../../src/model/config.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const config: SiteConfig = {
  title: { en: 'Tea House', zh: '茶馆' },
  origin: 'https://tea.example.com',
  locales: [
    { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
    { locale: 'en', tag: 'en', name: 'English' },
  ],
  sourceLocale: 'en',
  strict: true,
  operationDocuments: true,
  nav: [],
  sidebars: { guide: [{ text: { en: 'Tea', zh: '茶' }, tag: 'Tea', items: ['/tea/', '/tea/pour'] }] },
};

export const api = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post:
      operationId: pourTea
      tags: [Tea]
      summary: Pour tea
      description: See [the guide](/tea/#steeping).
      responses: { '204': { description: Poured. } }
    get: { operationId: listPots, tags: [Tea], summary: List pots, responses: { '200': { description: Pots. } } }
`;

/** A small site without a mistake. */
export const files: Record<string, string> = {
  'openapi/tea.yaml': api,
  'guides/en/tea/index.md': '---\ntitle: Tea\ndescription: All of it.\n---\n\n## Steeping\n\nThen [pour](./pour.md).\n',
  'guides/zh/tea/index.md':
    '---\ntitle: 茶\ndescription: 全部。\n---\n\n## 浸泡 {#steeping}\n\n然后[倒茶](./pour.md)。\n',
  'guides/en/tea/pour.md': '---\ntitle: Pour\ndescription: Gently.\noperation: pourTea\n---\n\nText.\n',
  'guides/zh/tea/pour.md': '---\ntitle: 倒茶\ndescription: 轻一点。\noperation: pourTea\n---\n\n正文。\n',
};

type Changes = Record<string, string | undefined>;

/** Compiles the small site with other or more files; a file that is undefined is left out. */
export async function compileWith(changes: Changes, changedConfig: Partial<SiteConfig> = {}): Promise<Compiled> {
  return compileFolder(await writeSmallSite(changes), changedConfig);
}

/** The folder of the small site with other or more files. */
export async function writeSmallSite(changes: Changes = {}): Promise<string> {
  const dir = makeTemporaryFolder('tea');
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue;
    await mkdir(join(dir, dirname(name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return dir;
}

/** Compiles a folder with the configuration of the small site. */
export function compileFolder(
  dir: string,
  changedConfig: Partial<SiteConfig> = {},
  packages?: PublishedPackage[],
): Promise<Compiled> {
  const locateText = () => ({ file: 'site.ts', line: 1, column: 1 });
  return compile({ dir, config: { ...config, ...changedConfig }, locateText }, { cache: memoryCache(), packages });
}

/** The text of a guide with more frontmatter: lines that end with a line end. */
export function guide(frontmatter: string, text = ''): string {
  return `---\ntitle: Tea\ndescription: All of it.\n${frontmatter}---\n\n${text}\n`;
}
