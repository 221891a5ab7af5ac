import { z } from 'zod';
import { CHANGE_KINDS, RATINGS, type Release } from '../../../src/model/release.ts';
import type { Report } from '../../findings/finding.ts';
import { toPointer } from '../json/json-pointer.ts';
import { listSiteFiles } from './list-files.ts';
import type { SourcePosition } from './locate.ts';
import { readSource } from './source.ts';

/** Where a site folder records the releases of its documents, a file each. Written by `npx api-docs new release`. */
export const RELEASES_FOLDER = 'openapi/releases';

const shape = z.strictObject({
  version: z.string(),
  date: z.iso.date(),
  revision: z.string().regex(/^[0-9a-f]{40}$/),
  /** Markdown, a list entry each, by language. */
  summary: z.record(z.string(), z.array(z.string()).min(1)),
  changes: z.array(
    z.strictObject({
      document: z.string(),
      rating: z.enum(RATINGS),
      kind: z.enum(CHANGE_KINDS),
      at: z.string(),
      what: z.string(),
      operations: z.array(z.string()),
    }),
  ),
});

/** The releases of a site folder, newest first. A file that is no release is reported and left out. */
export async function readReleases(dir: string, report: Report): Promise<Release[]> {
  const names = await listSiteFiles(dir, { folder: RELEASES_FOLDER, pattern: /\.yaml$/ }, report);
  const releases: Release[] = [];
  for (const name of names) {
    const file = `${RELEASES_FOLDER}/${name}`;
    const source = await readSource(dir, file, report);
    if (!source) continue;
    const result = shape.safeParse(source.value);
    if (result.success) releases.push(result.data);
    else
      for (const { message, path } of result.error.issues)
        reportIssue(source.locate(toPointer(path.map(String))), path, message, report);
  }
  return releases.sort((a, b) => b.date.localeCompare(a.date) || compareVersions(b.version, a.version));
}

function reportIssue(position: SourcePosition, path: PropertyKey[], message: string, report: Report): void {
  const hint = 'npx api-docs new release writes these files; people write the summary.';
  report({ severity: 'error', ...position, message: `${path.map(String).join('.')}: ${message}`, hint });
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
