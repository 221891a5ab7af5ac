import { expect, test } from 'vitest';
import { get } from './get.ts';

test('every page listed in llms.txt exists, and each page links to its Markdown', async () => {
  for (const [index, sample] of [
    ['/llms.txt', '/guide/'],
    ['/en/llms.txt', '/en/guide/card/open-card'],
  ] as const) {
    const text = await (await get(index)).text();
    const paths = [...text.matchAll(/\]\(https:\/\/docs\.example\.com(\/[^)]*\.md)\)/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
    const html = await (await get(sample)).text();
    const named = /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html)?.[1] ?? '';
    expect(paths).toContain(named);
  }
});
