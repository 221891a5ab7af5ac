import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { toLine } from '../content/problems/printable.ts';
import { collectProblems, formatProblem, hasErrors, type Report } from '../content/problems/problem.ts';
import { type ApiDocument, readApis } from '../content/read/api.ts';
import { toCommand } from '../installation/installation.ts';
import { type ApiDiff, diffApis } from '../spec/diff/diff-apis.ts';
import { readDescription } from '../spec/diff/read-base.ts';
import { withRevision } from '../spec/diff/revision.ts';
import { BASE_LOCALE } from '../spec/settings.ts';

const { values, positionals } = readOptions({
  usage: toCommand('diff', 'OLD NEW | --base REV [--site DIR]'),
  summary: `Rates every change between two API descriptions, or of a site folder since a git revision: added, compatible or breaking.
Exit code 0: nothing broke, or the version says so; 1: something broke without a new version; 2: the command was used wrongly.`,
  hasPositional: 'many',
  options: {
    base: { type: 'string', value: 'REV', help: 'the revision to compare with, such as main' },
    site: SITE_OPTION,
  },
});

/** The documents of before and of now. */
type Compared = { base: ApiDocument[]; now: ApiDocument[] };

/** Fails when a breaking change came without a new version. */
await runCommand(async () => {
  const now = collectProblems();
  const base = collectProblems();
  const compared = await readCompared(now.report, base.report);
  for (const problem of [...now.problems(), ...base.problems()])
    if (problem.severity === 'error' || positionals.length === 0) console.error(formatProblem(problem));
  if (hasErrors(now.problems())) return false;
  if (hasErrors(base.problems())) {
    console.error('The documents to compare with have mistakes of their own: there is nothing to compare with.');
    return false;
  }
  if (compared.base.length === 0) console.log(`There are no API documents at ${values.base}: everything is new.`);
  const diffs = diffApis(compared.base, compared.now);
  for (const diff of diffs) printDiff(diff);
  return diffs.every(({ refusal }) => refusal === undefined);
});

async function readCompared(report: Report, reportBase: Report): Promise<Compared> {
  const [oldFile, newFile, surplus] = positionals;
  if (oldFile !== undefined && newFile !== undefined && surplus === undefined) {
    const now = await readDescription(newFile, report);
    // The same document, whatever its file was called.
    const base = (await readDescription(oldFile, reportBase)).map((api) => ({ ...api, id: now[0]?.id ?? api.id }));
    return { base, now };
  }
  if (positionals.length > 0) exitWithUsage('Two descriptions are compared: the old one and the new one.');
  const revision = values.base ?? exitWithUsage(`--base is missing: ${toCommand('diff', '--base main')}`);
  const site = toFolder(values.site);
  const now = await step('read the documents', () => readApis(site, BASE_LOCALE, report));
  const base = await step(`read those of ${revision}`, () =>
    withRevision(site, revision, (folder) => readApis(folder, BASE_LOCALE, reportBase)),
  );
  return { base, now };
}

function printDiff({ id, changes, refusal }: ApiDiff): void {
  for (const { rating, message, position } of changes) {
    console.log(toLine(`${position.file}:${position.line}:${position.column}  ${rating}: ${message}`));
  }
  const count = (wanted: string) => changes.filter(({ rating }) => rating === wanted).length;
  console.log(`${id}: ${count('added')} added, ${count('compatible')} compatible, ${count('breaking')} breaking`);
  if (refusal !== undefined) console.error(toLine(`${id}: refused, ${refusal}`));
}
