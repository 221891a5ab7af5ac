import { expect, test } from 'vitest';
import { origin } from '../../site/origin.ts';
import { expectedPages, overviewPage } from '../expected/pages.ts';
import { siteTitle } from '../setup/site-title.ts';
import { get } from './get.ts';

const LANGUAGES = [
  { prefix: '', lang: 'zh-CN', part: '文档', site: siteTitle.zh },
  { prefix: '/en', lang: 'en', part: 'Documentation', site: siteTitle.en },
] as const;
const pages = [...expectedPages, overviewPage];

for (const { prefix, lang, part, site } of LANGUAGES) {
  for (const [path, zh, en] of pages) {
    test(`${prefix}${path} is complete without script`, async () => {
      const response = await get(prefix + path);
      const html = await response.text();

      const title = lang === 'en' ? en : zh;
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(`<title>${tabTitle(path, title)}</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}">/);
      expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}${path}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="zh-CN" href="${origin}${path}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origin}/en${path}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}${path}">`);
      expect(html).toContain('<meta property="og:title"');
      expect(html).toContain('"@type":"BreadcrumbList"');
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main[ >]/g)).toHaveLength(1);
    });
  }

  /** Pages of a sidebar name the part of the site that they belong to. */
  function tabTitle(path: string, title: string): string {
    if (path === '/') return site;
    return path === '/hello' ? `${title} · ${site}` : `${title} · ${part} · ${site}`;
  }

  test(`${prefix}/nothing returns the 404 page of its language`, async () => {
    const response = await get(`${prefix}/nothing/here`);
    const html = await response.text();

    expect(response.status).toBe(404);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain('PAGE NOT FOUND');
  });
}

test('the sitemap lists every page in both languages and nothing else', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();

  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url).sort();
  const expected = LANGUAGES.flatMap(({ prefix }) => pages.map(([path]) => `${origin}${prefix}${path}`)).sort();
  expect(listed).toEqual(expected);
});
