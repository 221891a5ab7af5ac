import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPointer, valueAt } from '../../scripts/content/json/json-pointer.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { walkSpec } from '../../scripts/content/read/spec-walk.ts';
import { ERROR_CODE_PATH, getCatalogue } from '../../scripts/document/error-catalogue.js';
import type { Report } from '../../scripts/findings/finding.ts';
import type { Contract } from '../../scripts/spec/contract.ts';
import { refreshSandboxContract } from '../generate/generate.ts';

/**
 * Examples are what the simulated provider returns today: recorded, unchanged since, and none beside them that is written by hand without
 * a reason.
 */
export async function checkRecordedExamples({ siteDir, apis }: Contract, report: Report): Promise<void> {
  if (!(await refreshSandboxContract(siteDir, report))) return;
  // The provider is made of what was just generated.
  const { recordExamples } = await import('../scenarios/record-examples.ts');
  const files = await recordExamples(siteDir, report);
  for (const { path, content } of files) await compare(siteDir, { path, content }, report);
  for (const api of apis) checkWritten(api, report);
  const recorded = files.map(({ content }) => content).join('\n');
  checkIdentifiers(apis, recorded, report);
  checkErrors(apis, recorded, report);
}

async function compare(
  siteDir: string,
  { path, content }: { path: string; content: string },
  report: Report,
): Promise<void> {
  const stored = await readFile(join(siteDir, path), 'utf8').catch(() => '');
  if (stored === content) return;
  const now = content.split('\n');
  const line = stored.split('\n').findIndex((text, index) => text !== now[index]) + 1;
  const message = `This is not what the simulated provider returns today: "${now[line - 1]?.trim() ?? ''}".`;
  report({ severity: 'error', file: path, line: Math.max(line, 1), message, hint: 'Run `npx api-docs examples`.' });
}

/** Every example comes from a recorded file, or gives a reason, which is listed as open. */
function checkWritten(api: ApiDocument, report: Report): void {
  walkSpec(api.document, ({ node, path, kind }) => {
    if ((kind !== 'example' && kind !== 'messageExample') || typeof node.$ref === 'string') return;
    const position = api.locate(toPointer(path));
    const name = path.at(-1) ?? '';
    const { 'x-unrecorded': reason } = node;
    if (reason === undefined && position.file.includes('/examples/')) return;
    const severity = reason === undefined ? 'error' : 'warning';
    const message = `The example "${name}" is written by hand${reason === undefined ? '' : `: ${reason}`}.`;
    const hint =
      'Record it with a step of openapi/scenarios (x-record) and refer to it, or give the reason in x-unrecorded.';
    report({ severity, ...position, message, hint });
  });
}

const IDENTIFIER = /^[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** An identifier that a schema shows is one of the recorded ones, so that a reader finds its object in the examples. */
function checkIdentifiers(apis: readonly ApiDocument[], recorded: string, report: Report): void {
  for (const api of apis)
    walkSpec(api.document, ({ node, path, kind }) => {
      if (kind !== 'schema' || !Array.isArray(node.examples)) return;
      for (const [index, id] of node.examples.entries()) {
        if (typeof id !== 'string' || !IDENTIFIER.test(id) || recorded.includes(id)) continue;
        const [other] = new RegExp(`\\b${id.slice(0, id.indexOf('_'))}_[0-9A-Z]{26}\\b`).exec(recorded) ?? [];
        report({
          severity: 'error',
          ...api.locate(toPointer([...path, 'examples', String(index)])),
          message: `No recorded example has ${id}.`,
          ...(other && { hint: `Take one that is recorded, such as ${other}.` }),
        });
      }
    });
}

/** Every error of the catalogue is recorded, or says why not. */
function checkErrors([api]: readonly ApiDocument[], recorded: string, report: Report): void {
  if (!api) return;
  for (const [code, { name }] of getCatalogue(api.document) ?? []) {
    const advice = [...ERROR_CODE_PATH, 'x-errors', String(code)];
    const isRecorded = recorded.includes(`error: ${name}\n`);
    if (isRecorded || valueAt(api.document, [...advice, 'unrecorded']) !== undefined) continue;
    const message = `No scenario provokes ${name}.`;
    const hint = 'Add a step to openapi/scenarios, or give the reason in unrecorded.';
    report({ severity: 'error', ...api.locate(toPointer(advice)), message, hint });
  }
}
