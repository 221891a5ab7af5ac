import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { scaleDocument, scaleOverlay } from './scale-document.ts';

/** Writes a site folder whose one document has that many operations, with a Chinese overlay and a home page. */
export async function writeScaleSite(dir: string, operations: number): Promise<void> {
  const files: Record<string, string> = {
    'site.ts': SITE,
    'openapi/warehouse.yaml': stringify(scaleDocument(operations), { aliasDuplicateObjects: false }),
    'openapi/overlays/warehouse.zh.yaml': stringify(scaleOverlay(operations), { aliasDuplicateObjects: false }),
    'guides/zh/index.md': home('仓库接口', '一套很大的接口，用来衡量构建。'),
    'guides/en/index.md': home('Warehouse API', 'A very large API, to measure the build with.'),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

const SITE = `export const site = {
  title: { zh: '仓库接口', en: 'Warehouse API' },
  origin: 'https://warehouse.example.com',
  locales: [
    { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
    { locale: 'en', tag: 'en', name: 'English' },
  ],
  sourceLocale: 'en',
  nav: [],
  sidebars: {},
};
`;

function home(title: string, tagline: string): string {
  const frontmatter = { title, description: tagline, layout: 'home', hero: { tagline, actions: [] }, features: [] };
  return `---\n${stringify(frontmatter)}---\n`;
}
