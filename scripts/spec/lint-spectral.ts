import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';

const COMMAND = createRequire(import.meta.url).resolve('@stoplight/spectral-cli/dist/index.js');
const RULESET = fileURLToPath(new URL('../../.spectral.yaml', import.meta.url));
// 0 error, 1 warning, 2 information, 3 hint.
const LAST_SEVERITY_THAT_COUNTS = 1;

/** The part of a finding in the command's JSON that is read; lines and characters start at 0. */
type Diagnostic = {
  code: string;
  message: string;
  severity: number;
  source: string;
  range: { start: { line: number; character: number } };
};

/**
 * Spectral's own command on the descriptions as they are written, so that an editor and `npx spectral lint` show the same at the same
 * places. Only descriptions that could be read are linted: their references stay in the site folder, so nothing is fetched.
 */
export async function lintWithSpectral({ siteDir, apis }: Contract, report: Report): Promise<void> {
  if (apis.length === 0) return;
  const folder = await realpath(siteDir);
  const files = apis.map(({ file }) => file);
  for (const { code, message, severity, source, range } of await lint(folder, files)) {
    if (severity > LAST_SEVERITY_THAT_COUNTS) continue;
    const file = relative(folder, source).split(sep).join('/');
    const position = { line: range.start.line + 1, column: range.start.character + 1 };
    // Warnings of the standard rules stop us too: a rule that may be ignored is switched off by name instead.
    report({ severity: 'error', file, ...position, message, rule: code });
  }
}

function lint(folder: string, files: string[]): Promise<Diagnostic[]> {
  const words = [COMMAND, 'lint', '--ruleset', RULESET, '--format', 'json', '--quiet', ...files];
  return new Promise((resolve, reject) => {
    // It ends with 1 when it finds something: the report tells, and without one it is a failure of the command.
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (!stdout.startsWith('[')) reject(new Error(`Spectral failed: ${stdout}${stderr}`, { cause: error }));
      // The command's own format.
      else resolve(JSON.parse(stdout));
    });
  });
}
