import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import type { Finding } from '../findings/finding.ts';
import { FINDING_OPTIONS, type Outcome, reportFindings } from '../findings/report-findings.ts';
import { PROGRAM_FILE, ROOT, toCommand } from '../installation/installation.ts';
import { EXCEPTIONS } from '../verify/exceptions.ts';
import type { Difference } from '../verify/facts.ts';
import { verifySite } from '../verify/verify-site.ts';

const { values, positional } = readOptions({
  usage: toCommand('verify', '[DIR] | --spec FILE … [--format FORMAT] [--fail-on SEVERITY]'),
  summary: `Reads the documents of a built site (DIR, default: dist) a second time, without the compiler, and compares them with its pages and
their Markdown. With --spec each description is built first.`,
  options: {
    ...FINDING_OPTIONS,
    spec: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'an OpenAPI or AsyncAPI description; may be given several times',
    },
    reasons: { type: 'boolean', help: 'what pages leave out on purpose, with the reasons' },
  },
  hasPositional: true,
});

await reportFindings(values, async () => {
  if (values.reasons) for (const { kind, on, reason } of EXCEPTIONS) console.log(`${kind} (${on}): ${reason}`);
  if (!values.spec) return verify(toFolder(positional ?? 'dist'));
  const results: Outcome[] = [];
  for (const file of values.spec) {
    const dir = await mkdtemp(join(tmpdir(), 'verify-'));
    const out = join(dir, 'site');
    await promisify(execFile)(process.execPath, [PROGRAM_FILE, 'build', '--spec', file, '--out', out]);
    results.push(await verify(out, file));
    await rm(dir, { recursive: true });
  }
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: results.map(({ summary }) => summary).join('\n'),
  };
});

async function verify(dir: string, name = dir): Promise<Outcome> {
  const { subjects, pages, differences } = await verifySite(ROOT, dir);
  const summary = `${name}: ${subjects} operations and channels on ${pages} pages, ${differences.length} differences`;
  const findings = differences.map(toFinding);
  const nothing: Finding = { severity: 'error', file: name, message: 'There is nothing to compare.' };
  return { summary, findings: subjects > 0 ? findings : [nothing] };
}

function toFinding({ kind, page, pointer, message }: Difference): Finding {
  return { severity: 'error', file: page, message, hint: `The document has it at ${pointer}`, rule: kind };
}
