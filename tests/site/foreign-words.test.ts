import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { FOREIGN_SITE } from '../setup/sites.ts';

/** What only the product of this project's own site has: its name, its headers, its objects, what simulates it. The icons are of every site. */
const OWN_WORDS =
  /merchant|x-(?:signature|nonce|key-id|timestamp)|simulat|sandbox|card ?holder|payout|(?<!icon-)wallet|authorization code|listen ticket|mch_|npm run|商户|模拟|沙箱|持卡人|钱包/gi;

/** What a reader or a program reads: pages, their data, Markdown, its index. Code of the interface is for every site. */
const READ = /\.(?:html|json|md)$|^llms\.txt$/;

it('a site of a document alone has no word of the product of this site', async () => {
  const dir = join(ROOT, FOREIGN_SITE.dir);
  const names = (await readdir(dir, { recursive: true })).filter((name) => READ.test(name));
  const found: string[] = [];
  for (const name of names) {
    const text = await readFile(join(dir, name), 'utf8');
    for (const { 0: word, index } of text.matchAll(OWN_WORDS))
      found.push(`${name}: ${word} in "${text.slice(Math.max(0, index - 40), index + 40)}"`);
  }

  expect(names.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(4);
  expect(found).toEqual([]);
});
