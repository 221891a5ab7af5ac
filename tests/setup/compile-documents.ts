import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCaches } from '../../scripts/content/cache/caches.ts';
import { compile } from '../../scripts/content/compile.ts';
import { type DocumentOptions, describeDocumentSite } from '../../scripts/content/read/document-site.ts';
import { formatFinding } from '../../scripts/findings/finding.ts';

/** Compiles a site from documents alone, by their paths; those with `shared` in it are referred to by others. */
export async function compileDocuments(files: Record<string, string>, options: DocumentOptions = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), text);
    }
    const roots = Object.keys(files).filter((name) => !name.includes('shared'));
    const site = await describeDocumentSite(
      roots.map((name) => join(dir, name)),
      { ...options, caches: createCaches() },
    );
    const { localeBuilds, problems } = await compile(site, createCaches());
    const [build] = localeBuilds;
    return { site: build?.site, pages: build?.pages ?? [], problems: problems.map(formatFinding) };
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** An OpenAPI document with these paths. */
export const tea = (paths: string, rest = '') =>
  `openapi: 3.1.0\ninfo: {title: Tea, version: '1'}\npaths:\n${paths}${rest}`;

/** A GET operation below `paths`. */
export const get = (path: string, more: string) => `  ${path}: {get: {summary: Pots, ${more}}}\n`;
