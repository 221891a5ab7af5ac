import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/installation/installation.ts';

/** Path, title in Chinese, title in English of every guide, read from the files; all counts of pages in tests come from here. */
export const expectedPages: [path: string, zh: string, en: string][] = readdirSync(join(ROOT, 'guides/en'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => [`/${file.replace(/(?:index)?\.md$/, '')}`, getTitle(`zh/${file}`), getTitle(`en/${file}`)]);

/** The overview of a reference, which the compiler adds. */
export const overviewPage: [path: string, zh: string, en: string] = ['/reference/', '接口总览', 'Overview'];

export const expectedPaths: string[] = expectedPages.map(([path]) => path);

function getTitle(file: string): string {
  const [, head = ''] = readFileSync(join(ROOT, 'guides', file), 'utf8').split(/^---$/m);
  return String(parse(head).title);
}
