import { runCommand } from '../cli/command.ts';
import { exitWithUsage, readOptions, SITE_OPTION, toFolder } from '../cli/options.ts';
import { step } from '../cli/step.ts';
import { collectProblems, formatProblem } from '../content/problems/problem.ts';
import { readApis } from '../content/read/api.ts';
import { type ApiDiff, diffApis } from '../spec/diff/diff-apis.ts';
import { withRevision } from '../spec/diff/revision.ts';
import { BASE_LOCALE } from '../spec/settings.ts';

const { values } = readOptions({
  usage: 'npm run spec:diff -- --base REV [--site DIR]',
  summary: 'Rates every change of the API documents since a git revision: added, compatible or breaking.',
  options: {
    base: { type: 'string', value: 'REV', help: 'the revision to compare with, such as main' },
    site: { ...SITE_OPTION, default: '.' },
  },
});
const revision = values.base ?? exitWithUsage('--base is missing: npm run spec:diff -- --base main');
toFolder(values.site);

/** Fails when a breaking change came without a new version. */
await runCommand(async () => {
  const { report, problems } = collectProblems();
  const now = await step('read the documents', () => readApis(values.site, BASE_LOCALE, report));
  const isReadable = problems().length === 0;
  const base = isReadable
    ? await step(`read those of ${revision}`, () =>
        withRevision(values.site, revision, (folder) => readApis(folder, BASE_LOCALE, report)),
      )
    : [];
  for (const problem of problems()) console.error(formatProblem(problem));
  if (!isReadable) return false;
  if (problems().length > 0) {
    console.error(`The documents at ${revision} have mistakes of their own: there is nothing to compare with.`);
    return false;
  }
  if (base.length === 0) console.log(`There are no API documents at ${revision}: everything is new.`);
  const diffs = diffApis(base, now);
  for (const diff of diffs) printDiff(diff);
  return diffs.every(({ refusal }) => refusal === undefined);
});

function printDiff({ id, changes, refusal }: ApiDiff): void {
  for (const { rating, message, position } of changes) {
    console.log(`${position.file}:${position.line}:${position.column}  ${rating}: ${message}`);
  }
  const count = (wanted: string) => changes.filter(({ rating }) => rating === wanted).length;
  console.log(`${id}: ${count('added')} added, ${count('compatible')} compatible, ${count('breaking')} breaking`);
  if (refusal !== undefined) console.error(`${id}: refused, ${refusal}`);
}
