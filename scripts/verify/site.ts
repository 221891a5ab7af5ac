import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of a built site that shows an operation or a channel, as Markdown; the HTML is at the same address. */
export type SitePage = { file: string; html: string; api: string; addresses: string[]; markdown: string };

/** The pages of a site that show the operations of its documents, in one language. */
export async function listPages(dir: string, locale: string, isDefault: boolean): Promise<SitePage[]> {
  const prefix = isDefault ? '' : `${locale}/`;
  const all = await readdir(join(dir, prefix), { recursive: true });
  const files = all.filter(
    (file) => file.endsWith('.md') && !PART.test(file) && (prefix !== '' || !/^(?:en|zh)\//.test(file)),
  );
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = prefix + file;
      return toPage(path, await readPage(join(dir, path)));
    }),
  );
  return pages.flat();
}

/** A long page is published in parts: `listen.part-2.md`. */
const PART = /\.part-\d+\.md$/;

async function readPage(file: string): Promise<string> {
  const texts = [await readFile(file, 'utf8')];
  for (let part = 2; ; part += 1) {
    const text = await readFile(file.replace(/\.md$/, `.part-${part}.md`), 'utf8').catch(() => undefined);
    if (text === undefined) return texts.join('\n');
    texts.push(text);
  }
}

/** Addresses are lines of their own in code style; the links to documents say whose operations they are. */
function toPage(file: string, markdown: string): SitePage[] {
  const addresses = [...markdown.matchAll(/^(`+) ?([A-Z][^`]*?) ?\1$/gm)].map(([, , address = '']) => address);
  const apis = [...markdown.matchAll(/\]\([^)]*\/(?:openapi|asyncapi)\/([^)/]+?)(?:\.(?:en|zh))?\.yaml\)/g)];
  const html = file.replace(/\.md$/, '.html');
  const names = new Set(apis.map(([, api = '']) => decodeURIComponent(api)));
  return addresses.length === 0 ? [] : [...names].map((api) => ({ file, html, api, addresses, markdown }));
}

/** The list of all pages, in the order of the sidebars, as HTML without its sidebar and as Markdown. */
export async function readOverviews(
  dir: string,
  locale: string,
  isDefault: boolean,
): Promise<{ file: string; text: string }[]> {
  const files = ['html', 'md'].map((ending) => `${isDefault ? '' : `${locale}/`}reference/index.${ending}`);
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8').catch(() => undefined)));
  return files.flatMap((file, index) => {
    const text = texts[index]?.replace(/^[\s\S]*<main\b/, '').replace(/<\/main>[\s\S]*$/, '');
    return text === undefined ? [] : [{ file, text }];
  });
}
