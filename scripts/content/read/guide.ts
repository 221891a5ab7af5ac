import { posix } from 'node:path';
import type { Locale } from '../../../src/model/locale.ts';
import type { Report } from '../../findings/finding.ts';
import type { Cache } from '../cache/cache.ts';
import type { MarkdownTree } from '../markdown/tree.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import { listSiteFiles } from './list-files.ts';
import { readSiteFile } from './site-file.ts';
import { decode } from './source.ts';
import { getActiveContent } from './svg-content.ts';
import { textHash } from './text-hash.ts';

/** One Markdown file: its path in the site, its frontmatter and its text as a tree. */
export type GuideDocument = {
  /** Relative to the site folder: `guides/zh/guide/index.md`. */
  file: string;
  /** Route without language: `/guide/`. */
  path: string;
  frontmatter: Frontmatter;
  /** Of the whole file, as a translation of it records it. */
  hash: string;
  tree: MarkdownTree;
  /** Images by the address that the text uses. */
  images: Map<string, GuideImage>;
};

/** An image beside a guide. `file` is relative to the site folder. */
export type GuideImage = ImageSize & { file: string };

type GuideOptions = { parse: (text: string) => MarkdownTree; cache: Cache; drawings: string[]; report: Report };

/** The guides of a language, and the paths of those that have been reported and left out: what misses them is no second mistake. */
export type ReadGuides = { guides: GuideDocument[]; broken: string[] };

/** Reads every guide of a language. One that cannot be read or has bad frontmatter is reported and left out. */
export async function readGuides(siteDir: string, locale: Locale, options: GuideOptions): Promise<ReadGuides> {
  const folder = `guides/${locale}`;
  const names = await listSiteFiles(siteDir, { folder, pattern: /\.md$/, recursive: true }, options.report);
  const read = await Promise.all(names.map((name) => readGuide(siteDir, { folder, name }, options)));
  return {
    guides: read.filter((guide) => guide !== undefined),
    broken: names.filter((_, index) => read[index] === undefined).map(getRoute),
  };
}

async function readGuide(
  siteDir: string,
  { folder, name }: { folder: string; name: string },
  { parse, cache, drawings, report }: GuideOptions,
): Promise<GuideDocument | undefined> {
  const file = `${folder}/${name}`;
  const bytes = await readSiteFile(siteDir, file);
  if (!Buffer.isBuffer(bytes)) {
    report({ severity: 'error', file, message: bytes.message, hint: bytes.hint });
    return undefined;
  }
  const text = decode(bytes, file, report);
  if (text === undefined) return undefined;
  const frontmatter = readFrontmatter(file, text, { report, cache, drawings });
  const tree = parse(text);
  for (const { severity = 'error', ...finding } of tree.findings) report({ severity, file, ...finding });
  if (!frontmatter) return undefined;
  return {
    file,
    path: getRoute(name),
    frontmatter,
    hash: textHash(text),
    tree,
    images: await readImages(siteDir, { file, folder, tree }, report),
  };
}

/** `guide/index.md` is `/guide/`, `guide/card/open-card.md` is `/guide/card/open-card`. */
function getRoute(name: string): string {
  const route = `/${name.replace(/\.md$/, '')}`;
  return route.endsWith('/index') ? route.slice(0, -'index'.length) : route;
}

async function readImages(
  siteDir: string,
  { file, folder, tree }: { file: string; folder: string; tree: MarkdownTree },
  report: Report,
): Promise<GuideDocument['images']> {
  const images: GuideDocument['images'] = new Map();
  for (const { target, line, column } of tree.images) {
    const fail = (message: string, hint?: string) => report({ severity: 'error', file, line, column, message, hint });
    const imageFile = posix.join(posix.dirname(file), target);
    if (/^[a-z]+:|^\//i.test(target) || !imageFile.startsWith(`${folder}/`)) {
      fail(`image outside the guides: ${target}`, 'Put it beside the guide and write ./name.svg.');
      continue;
    }
    const bytes = await readSiteFile(siteDir, imageFile);
    if (!Buffer.isBuffer(bytes)) {
      if (bytes.missing) fail(`no such image: ${target}`, `Expected at ${imageFile}.`);
      else fail(`image ${target}: ${bytes.message}`, bytes.hint);
      continue;
    }
    const size = readImageSize(bytes);
    const active = /\.svg$/i.test(imageFile) ? getActiveContent(bytes) : undefined;
    if (active !== undefined)
      fail(`image with active content: ${target} has ${active}`, 'Export the SVG as a plain picture without scripts.');
    else if (size) images.set(target, { file: imageFile, ...size });
    else fail(`image of unknown size: ${target}`, 'Use PNG, JPEG, GIF, WebP or an SVG with width and height.');
  }
  return images;
}
