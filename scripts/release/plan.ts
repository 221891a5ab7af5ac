import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../packages/base/node/options.ts';
import type { Release } from '../../src/model/release.ts';
import { readApis } from '../content/read/api.ts';
import { readReleases } from '../content/read/releases.ts';
import type { Report } from '../findings/finding.ts';
import { toCommand } from '../installation/installation.ts';
import { diffApis } from '../spec/diff/diff-apis.ts';
import { withRevision } from '../spec/diff/revision.ts';
import { getVersion } from '../spec/release/version.ts';
import { BASE_LOCALE } from '../spec/settings.ts';

/** What a release of a site folder would be, and what keeps it from being one. */
export type ReleasePlan = {
  version: string;
  tag: string;
  /** Its entry of the change log, when there is one. */
  release: Release | undefined;
  /** How many changes of the contract it has, by rating: `2 compatible, 1 added`. */
  rating: string;
  /** What somebody has to do first, a sentence each. */
  obstacles: string[];
};

/** Reads the version of the contract, its entry of the change log, and the state of the repository. */
export async function planRelease(root: string, report: Report): Promise<ReleasePlan> {
  const apis = await readApis(root, BASE_LOCALE, report);
  const version = getVersion(apis);
  if (version === undefined)
    throw new UsageError('The documents have different versions: info.version must be the same.');
  const release = (await readReleases(root, report)).find((release) => release.version === version);
  const tag = `v${version}`;
  const obstacles = release ? findObstacles(release) : [missingEntry(version)];
  if (release) {
    const recorded = await withRevision(root, release.revision, (folder) => readApis(folder, BASE_LOCALE, report));
    const later = diffApis(recorded, apis).flatMap(({ changes }) => changes).length;
    if (later > 0)
      obstacles.push(
        `The contract has ${later} changes since its entry was written: write the next version, or its entry again.`,
      );
  }
  if ((await git(root, 'status', '--porcelain')) !== '') obstacles.push('The work tree has changes: commit them.');
  const tagged = await git(root, 'rev-parse', '--quiet', '--verify', `refs/tags/${tag}^{commit}`).catch(
    () => undefined,
  );
  if (tagged !== undefined && tagged !== (await git(root, 'rev-parse', 'HEAD')))
    obstacles.push(`${tag} is the tag of another commit: write the next version in info.version of each document.`);
  return { version, tag, release, rating: release ? rate(release) : 'not compared yet', obstacles };
}

function missingEntry(version: string): string {
  return `${version} has no entry of the change log: ${toCommand('new release')}, write its summary, npm run spec, commit.`;
}

function findObstacles({ summary, version }: Release): string[] {
  const isWritten = Object.values(summary).every((lines) => lines.every((line) => !line.includes('TODO')));
  return isWritten ? [] : [`The summary of ${version} is not written in each language: npm run spec says where.`];
}

function rate({ changes }: Release): string {
  const ratings = [...new Set(changes.map(({ rating }) => rating))].sort();
  const counts = ratings.map((rating) => `${changes.filter((change) => change.rating === rating).length} ${rating}`);
  return counts.join(', ') || 'no changes of the contract';
}

/** What git prints, without its last line break. Throws when git fails. */
export async function git(root: string, ...words: string[]): Promise<string> {
  return (await promisify(execFile)('git', ['-C', root, ...words])).stdout.trim();
}
