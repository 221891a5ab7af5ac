import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';

/**
 * Paths of the pages that exist as a guide file in every language: `guides/zh/token/index.md` with its English twin is
 * `/token/`. Pages that exist in one language only are the compiler's to report.
 */
export async function readPagePaths(siteDir: string): Promise<ReadonlySet<string>> {
  const [base, ...others] = await Promise.all(
    [BASE_LOCALE, ...TRANSLATED_LOCALES].map((locale) => pathsIn(join(siteDir, 'guides', locale))),
  );
  return new Set([...(base ?? [])].filter((path) => others.every((paths) => paths.has(path))));
}

async function pathsIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return new Set(names.filter((name) => name.endsWith('.md')).map(toPath));
}

/** `guide/card/open-card.md` → `/guide/card/open-card`; `guide/index.md` → `/guide/`. */
function toPath(name: string): string {
  const path = `/${name.replaceAll('\\', '/').slice(0, -'.md'.length)}`;
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path;
}
