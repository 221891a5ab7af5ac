import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import { toLine } from '../content/problems/printable.ts';
import { PROGRAM_FILE, ROOT, toCommand } from '../installation/installation.ts';
import { EXCEPTIONS } from '../verify/exceptions.ts';
import type { Difference } from '../verify/facts.ts';
import { verifySite } from '../verify/verify-site.ts';

const { values, positional } = readOptions({
  usage: toCommand('verify', '[DIR] | --spec FILE …'),
  summary: `Reads the documents of a built site (DIR, default: dist) a second time, without the compiler, and compares them with its pages and
their Markdown. With --spec each description is built first.`,
  options: {
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

await runCommand(async () => {
  if (values.reasons) for (const { kind, on, reason } of EXCEPTIONS) console.log(`${kind} (${on}): ${reason}`);
  if (!values.spec) return verify(toFolder(positional ?? 'dist'));
  let isRight = true;
  for (const file of values.spec) {
    const dir = await mkdtemp(join(tmpdir(), 'verify-'));
    const out = join(dir, 'site');
    await promisify(execFile)(process.execPath, [PROGRAM_FILE, 'build', '--spec', file, '--out', out]);
    isRight = (await verify(out, file)) && isRight;
    await rm(dir, { recursive: true });
  }
  return isRight;
});

async function verify(dir: string, name = dir): Promise<boolean> {
  const { subjects, pages, differences } = await verifySite(ROOT, dir);
  for (const difference of differences) console.error(format(difference));
  console.log(`${name}: ${subjects} operations and channels on ${pages} pages, ${differences.length} differences`);
  return differences.length === 0 && subjects > 0;
}

function format({ kind, page, pointer, message }: Difference): string {
  return [`${page}  ${kind}: ${message}`, `    ${pointer}`].map(toLine).join('\n');
}
