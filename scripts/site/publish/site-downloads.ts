import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import type { CompiledPages } from '../../content/compile.ts';
import { DOWNLOADS } from '../../content/compose/published-package.ts';
import { packagesFile, type SiteFolder } from '../../content/read/site.ts';

type BuiltPages = CompiledPages & { folder: string };

/** Makes files of a built site, which is in `folder`: their paths are below `downloads/` and never change. */
export type SiteDownloads = (site: BuiltPages) => Promise<{ path: string; content: string | Uint8Array }[]>;

/** Writes what the packages module of a site exports as `downloads`, and adds it to the manifest. Pages name these files before they exist, so each that `files` names must come. */
export async function writeSiteDownloads(site: SiteFolder, pages: BuiltPages): Promise<void> {
  const module = packagesFile(site);
  if (module === undefined) return;
  const { downloads }: { downloads?: SiteDownloads } = await import(pathToFileURL(module).href);
  const files = (await downloads?.(pages)) ?? [];
  const folder = join(pages.folder, DOWNLOADS);
  for (const { path, content } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const missing = (site.config.provider?.packages?.files ?? []).filter(
    (path) => !files.some((one) => one.path === path),
  );
  if (missing.length > 0)
    throw new AuthorError(`${module} makes no ${missing.join(', ')}, which site.ts names in "files".`);
  const manifest = join(folder, 'manifest.json');
  const { packages } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, `${JSON.stringify({ packages, files: files.map(describeFile) }, null, 2)}\n`);
}

function describeFile({ path, content }: { path: string; content: string | Uint8Array }) {
  const bytes = Buffer.from(content);
  return { file: path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
