import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { createMemory } from '../../scripts/content/cache/memoise.ts';
import { compile } from '../../scripts/content/compile.ts';
import { markdownFiles } from '../../scripts/content/emit/markdown/files.ts';
import { describeDocumentSite } from '../../scripts/content/read/document-site.ts';
import { formatFinding } from '../../scripts/findings/finding.ts';
import { createRenderer } from '../../src/app/entry.server.tsx';
import { emittedFiles } from './emitted-files.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** What a site of these documents alone has: the words of its pages, their Markdown, and what was reported to the author. */
export async function renderOthers(files: string[]): Promise<{ pages: string; markdown: string; problems: string }> {
  const caches = { cache: memoryCache(), memory: createMemory() };
  const { localeBuilds, problems } = await compile(await describeDocumentSite(files, { caches }), caches);
  const pages: string[] = [];
  for (const { site, pages: all, parts } of localeBuilds) {
    const render = await createRenderer(site);
    for (const page of all)
      if (page.layout === 'doc' || page.layout === 'home')
        pages.push(`### ${page.path}\n${getWords(await render(page, parts))}`);
  }
  const markdown = [...markdownFiles(localeBuilds)].filter(({ path }) => !/llms|index\.md$/.test(path));
  return {
    pages: `${pages.join('\n\n')}\n`,
    markdown: markdown
      .map(({ path, content }) => `<!-- ${path} -->\n${String(content).replace(SAMPLES, '')}`)
      .join('\n'),
    problems: problems.map((problem) => `${formatFinding(problem)}\n`).join(''),
  };
}

/** A built site of these documents as far as `verifySite` reads it, in a folder of the test. */
export async function writeOthers(files: string[]): Promise<string> {
  const dir = makeTemporaryFolder('others');
  const caches = { cache: memoryCache(), memory: createMemory() };
  const compiled = await compile(await describeDocumentSite(files, { caches }), caches);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  for (const [path, content] of await emittedFiles(compiled))
    if (/\.(?:md|yaml)$/.test(path)) await write(path, String(content));
  for (const { site, pages, parts } of compiled.localeBuilds) {
    const render = await createRenderer(site);
    for (const page of pages) {
      const path = page.path.endsWith('/') ? `${page.path}index` : page.path;
      await write(
        `${path.slice(1)}.html`,
        `<html lang="${site.locale}"><body>${await render(page, parts)}</body></html>`,
      );
    }
  }
  return dir;
}

/** One language of samples is enough. */
const SAMPLES = /^### (?!cURL)[\w .+#/-]+\n\n```(?!bash|json)[\s\S]*?\n```\n\n?/gm;

/** The words of an article as a reader without style sheets has them, a line for each block, with the targets of links. */
function getWords(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  const main = document.querySelector('main') ?? document.body;
  for (const element of main.querySelectorAll(UNSEEN)) element.remove();
  for (const link of main.querySelectorAll('a[href]')) link.append(` <${link.getAttribute('href')}>`);
  for (const element of main.querySelectorAll(BLOCKS)) element.append('\n');
  for (const element of main.querySelectorAll(WORDS)) element.append(' ');
  return (main.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The frame of a page, and samples in other languages than that of the shell. */
const UNSEEN =
  'svg, script, style, button, nav, footer, [role="tabpanel"][hidden]:not(.panel__example), .outline, .page-actions, select[data-tabs-group]';
const BLOCKS = 'p, li, h1, h2, h3, h4, dt, dd, pre, summary, option, tr, section, details, label';
const WORDS = 'code, span, small, a, td, th, strong, em';
