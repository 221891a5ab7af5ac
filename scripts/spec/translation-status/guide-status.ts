import { posix } from 'node:path';
import { memoryCache } from '../../content/cache/cache.ts';
import { readFrontmatter } from '../../content/read/frontmatter.ts';
import { listSiteFiles } from '../../content/read/list-files.ts';
import { readSiteFile } from '../../content/read/site-file.ts';
import { textHash } from '../../content/read/text-hash.ts';
import type { FileStatus, StatusEntry } from './status.ts';

/** The state of each guide of a site in one language. */
export async function readGuideStatus(siteDir: string, base: string, locale: string): Promise<FileStatus[]> {
  const folder = `guides/${base}`;
  const names = await listSiteFiles(siteDir, { folder, pattern: /\.md$/, recursive: true }, () => {});
  const states = names.map(async (name) => {
    const [file, translated] = [posix.join(folder, name), posix.join('guides', locale, name)];
    const [source, text] = await Promise.all([readText(siteDir, file), readText(siteDir, translated)]);
    return source === undefined ? [] : [compareGuides({ file, source }, { file: translated, text }, locale)];
  });
  return (await Promise.all(states)).flat();
}

async function readText(siteDir: string, file: string): Promise<string | undefined> {
  const bytes = await readSiteFile(siteDir, file);
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : undefined;
}

type Source = { file: string; source: string };
type Translated = { file: string; text: string | undefined };

function compareGuides({ file, source }: Source, { file: translated, text }: Translated, locale: string): FileStatus {
  const lines = listProse(file, source);
  const whole: StatusEntry = { file, line: 1, column: 1, text: 'the whole guide' };
  const status = { file, locale, texts: lines.length, missing: [], stale: [], equal: [] };
  if (text === undefined) return { ...status, missing: [whole] };
  const hash = readFrontmatter(translated, text, { report: () => {}, cache: memoryCache() })?.source;
  const own = new Set(lines.map(({ text }) => text));
  return {
    ...status,
    stale: hash === textHash(source) ? [] : [whole],
    equal: listProse(translated, text).filter(({ text }) => own.has(text)),
  };
}

/** The lines of a guide that have words for readers: not its frontmatter, code, directives or tables' rules. */
function listProse(file: string, text: string): StatusEntry[] {
  let fence: string | undefined;
  let isFrontmatter = false;
  return text.split('\n').flatMap((line, index) => {
    if (line === '---' && (index === 0 || isFrontmatter)) {
      isFrontmatter = index === 0;
      return [];
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
    const isProse = !isFrontmatter && fence === undefined && mark === undefined && !/^\s*:{2,}/.test(line);
    const words = line.replace(/`[^`]*`|\[\[[^\]]*\]\]|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>/g, '');
    return isProse && /\p{Letter}{2}/u.test(words) ? [{ file, line: index + 1, column: 1, text: line.trim() }] : [];
  });
}
