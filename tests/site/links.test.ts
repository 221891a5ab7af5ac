import { expect, test } from 'vitest';
import { expectedPaths } from '../expected/pages.ts';
import { get } from './get.ts';

/** What is wrong with the links of a page, by what its markup says. */
function wrongLinks(html: string, prefix: string): string[] {
  return [...html.matchAll(/<a [^>]*>/g)].flatMap(([link]) => {
    const href = /href="([^"]*)"/.exec(link)?.[1] ?? '';
    const isExternal = /^(https?:)?\/\//.test(href);
    const leavesNoTrace = link.includes('target="_blank"') && link.includes('rel="noreferrer noopener"');
    const isPage = href.startsWith('/') && !/\.\w+$/.test(href) && !link.includes('hrefLang');
    const isRight = isExternal ? leavesNoTrace : !link.includes('_blank');
    return isRight && (!isPage || href.startsWith('/en/') === (prefix === '/en')) ? [] : [link];
  });
}

test('links leave the site in a new tab, and stay in their language within it', async () => {
  for (const path of expectedPaths) {
    for (const prefix of ['', '/en']) {
      const html = await (await get(prefix + path)).text();
      expect(html).toContain('<a ');
      expect(wrongLinks(html, prefix), prefix + path).toEqual([]);
    }
  }
});
