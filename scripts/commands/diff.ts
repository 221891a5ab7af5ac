import { exitWithUsage, readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { type ApiDocument, readApis } from '../content/read/api.ts';
import { collectFindings, type Finding, hasErrors, type Report } from '../findings/finding.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';
import { type ApiDiff, diffApis } from '../spec/diff/diff-apis.ts';
import { readDescription } from '../spec/diff/read-base.ts';
import { withRevision } from '../spec/diff/revision.ts';
import { BASE_LOCALE } from '../spec/settings.ts';

const { values, positionals } = readOptions({
  usage: toCommand('diff', 'OLD NEW | --base REV [--site DIR] [--format FORMAT] [--fail-on SEVERITY]'),
  summary: `Rates every change between two API descriptions, or of a site folder since a git revision: added, compatible or breaking.
Exit code 0: nothing broke, or the version says so; 1: something broke without a new version; 2: the command was used wrongly.`,
  hasPositional: 'many',
  options: {
    base: { type: 'string', value: 'REV', help: 'the revision to compare with, such as main' },
    site: SITE_OPTION,
    ...FINDING_OPTIONS,
  },
});

const UNREADABLE = 'The documents to compare with have mistakes of their own: there is nothing to compare with.';

/** Fails when a breaking change came without a new version. */
await reportFindings(values, async () => {
  const now = collectFindings();
  const base = collectFindings();
  const compared = await readCompared(now.report, base.report);
  const mistakes = [...now.findings(), ...base.findings()];
  // A third-party document is compared as it is.
  const findings = positionals.length === 0 ? mistakes : mistakes.filter(({ severity }) => severity === 'error');
  if (hasErrors(now.findings())) return { findings };
  if (hasErrors(base.findings())) return { findings, summary: UNREADABLE };
  const diffs = diffApis(compared.base, compared.now);
  const nothing = `There are no API documents at ${values.base}: everything is new.`;
  return {
    findings: [...findings, ...diffs.flatMap(toFindings)],
    summary: [...(compared.base.length === 0 ? [nothing] : []), ...diffs.map(countChanges)].join('\n'),
  };
});

/** The documents of before and of now. */
async function readCompared(report: Report, reportBase: Report): Promise<Record<'base' | 'now', ApiDocument[]>> {
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

/** A breaking change is a warning where the version says so; where it does not, the version is an error. */
function toFindings({ id, api, changes, refusal }: ApiDiff): Finding[] {
  const findings = changes.map(({ rating, message, position }): Finding => {
    const severity = rating === 'breaking' ? 'warning' : 'note';
    return { severity, ...position, message, rule: rating };
  });
  if (refusal === undefined) return findings;
  const version = api?.locate('/info/version') ?? changes[0]?.position ?? { file: id };
  return [...findings, { severity: 'error', ...version, message: `${id}: refused, ${refusal}` }];
}

function countChanges({ id, changes }: ApiDiff): string {
  const count = (wanted: string) => changes.filter(({ rating }) => rating === wanted).length;
  return `${id}: ${count('added')} added, ${count('compatible')} compatible, ${count('breaking')} breaking`;
}
