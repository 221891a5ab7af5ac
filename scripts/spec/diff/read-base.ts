import { dirname, parse, resolve } from 'node:path';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import type { ReleaseChange } from '../../../src/model/release.ts';
import { createCaches } from '../../content/cache/caches.ts';
import { type ApiDocument, readApis } from '../../content/read/api.ts';
import type { SiteFolder } from '../../content/read/site.ts';
import { collectFindings, formatFinding, hasErrors, type Report } from '../../findings/finding.ts';
import { toReleaseChanges } from '../release/release-changes.ts';
import { BASE_LOCALE } from '../settings.ts';
import { diffApis } from './diff-apis.ts';
import { withRevision } from './revision.ts';

/** A description of anybody: what breaks a rule in it is no reason not to compare it. */
export function readDescription(file: string, report: Report): Promise<ApiDocument[]> {
  const path = resolve(file);
  const policy = { documents: [parse(path).base], isLenient: true };
  return readApis(dirname(path), BASE_LOCALE, report, createCaches(), policy);
}

/**
 * What changed in the documents of a site: since a file, for a site of one document, or since a git revision of the site folder. Throws with a message
 * for the author where there is nothing to compare with.
 */
export async function readChangesSince(
  { dir, config, documents }: SiteFolder,
  since: string,
): Promise<ReleaseChange[]> {
  const { findings, report } = collectFindings();
  const policy = { ...(documents && { documents }), isLenient: !config.strict };
  const now = await readApis(dir, config.sourceLocale, () => undefined, createCaches(), policy);
  const base = documents
    ? await readDescription(since, report)
    : await withRevision(dir, since, (folder) => readApis(folder, config.sourceLocale, report, createCaches(), policy));
  if (hasErrors(findings()) || base.length === 0)
    throw new AuthorError([`${since} cannot be compared with.`, ...findings().map(formatFinding)].join('\n'));
  // The same document, whatever its file was called.
  const [only, other] = now;
  const named = documents && only && !other ? base.map((api) => ({ ...api, id: only.id })) : base;
  return diffApis(named, now).flatMap(toReleaseChanges);
}
