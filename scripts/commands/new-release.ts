import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { writeIfChanged } from '../content/emit/write.ts';
import { type ApiDocument, readApis } from '../content/read/api.ts';
import { RELEASES_FOLDER, readReleases } from '../content/read/releases.ts';
import { collectFindings, FindingsError, type Report } from '../findings/finding.ts';
import { toCommand, toSiteCommand } from '../installation/installation.ts';
import { diffApis } from '../spec/diff/diff-apis.ts';
import { readRevision, withRevision } from '../spec/diff/revision.ts';
import { toReleaseChanges } from '../spec/release/release-changes.ts';
import { releaseFile } from '../spec/release/release-file.ts';
import { getVersion } from '../spec/release/version.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from '../spec/settings.ts';

const { values } = readOptions({
  usage: toCommand('new release', '[--site DIR] [--date YYYY-MM-DD] [--revision REV]'),
  summary: `Records a release of the contract in ${RELEASES_FOLDER}/: the documents of a revision, compared with those of the release before.`,
  options: {
    site: SITE_OPTION,
    date: { type: 'string', value: 'YYYY-MM-DD', help: 'the day of the release, default: today' },
    revision: { type: 'string', value: 'REV', default: 'HEAD', help: 'the commit that has the documents' },
  },
});
const site = toFolder(values.site);

await runCommand(async () => {
  const { report, findings } = collectFindings();
  const [previous] = await readReleases(site, report);
  const revision = await readRevision(site, values.revision);
  const now = await readRevisionApis(revision, report);
  const base = previous ? await readRevisionApis(previous.revision, report) : now;
  if (findings().length > 0) throw new FindingsError(findings());
  const version =
    getVersion(now) ?? exitWithUsage('The documents have different versions: info.version must be the same.');
  if (version === previous?.version)
    exitWithUsage(
      `${version} is released already. Write the next version in info.version of each document, and commit it.`,
    );
  const diffs = diffApis(base, now);
  const refusals = diffs.flatMap(({ id, refusal }) => (refusal === undefined ? [] : `${id}: refused, ${refusal}`));
  if (refusals.length > 0) exitWithUsage(refusals.join('\n'));

  const file = `${RELEASES_FOLDER}/${version}.yaml`;
  const changes = diffs.flatMap(toReleaseChanges);
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  const summary = Object.fromEntries([BASE_LOCALE, ...TRANSLATED_LOCALES].map((locale) => [locale, ['TODO']]));
  await writeIfChanged({ path: file, content: releaseFile({ version, date, revision, summary, changes }) }, site);
  console.log(
    `${file}: ${changes.length} changes. Write its summary in each language, then ${toSiteCommand('check', site)}.`,
  );
  return true;
});

function readRevisionApis(revision: string, report: Report): Promise<ApiDocument[]> {
  return step(`read the documents of ${revision.slice(0, 8)}`, () =>
    withRevision(site, revision, (folder) => readApis(folder, BASE_LOCALE, report)),
  );
}
