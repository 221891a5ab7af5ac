import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPointer } from '../../scripts/content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../../scripts/content/json/json-value.ts';
import type { Report } from '../../scripts/content/problems/problem.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { readSource, type SourceFile } from '../../scripts/content/read/source.ts';
import { walkSpec } from '../../scripts/content/read/spec-walk.ts';
import type { Contract } from '../../scripts/spec/contract.ts';
import { refreshSandboxContract } from '../generate/generate.ts';

const UNRECORDED = 'openapi/examples/unrecorded.yaml';
const HINT = 'Run `npx api-docs examples`.';

/**
 * Examples are what the simulated provider returns today: recorded, unchanged since, and none beside them that is written by hand without
 * a reason.
 */
export async function checkRecordedExamples({ siteDir, apis }: Contract, report: Report): Promise<void> {
  const unrecorded = await readSource(siteDir, UNRECORDED, report);
  if (!unrecorded) return;
  if (!(await refreshSandboxContract(siteDir, report))) return;
  // The provider is made of what was just generated.
  const { recordExamples } = await import('../scenarios/record-examples.ts');
  const files = await recordExamples(siteDir, report);
  for (const { path, content } of files) await compare(siteDir, { path, content }, report);
  for (const api of apis) checkWritten(api, unrecorded, report);
  checkIdentifiers(apis, files.map(({ content }) => content).join('\n'), report);
  checkErrors(apis, { unrecorded, recorded: files.map(({ content }) => content).join('\n') }, report);
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
  report({ severity: 'error', file: path, line: Math.max(line, 1), message, hint: HINT });
}

/** Every example comes from a recorded file, or is listed with a reason. */
function checkWritten(api: ApiDocument, unrecorded: SourceFile, report: Report): void {
  const listed = asObject(unrecorded.value.examples);
  walkSpec(api.document, ({ node, path, kind }) => {
    if ((kind !== 'example' && kind !== 'messageExample') || typeof node.$ref === 'string') return;
    const position = api.locate(toPointer(path));
    const name = path.at(-1) ?? '';
    if (position.file.includes('/examples/') || Object.hasOwn(listed, name)) return;
    const message = `The example "${name}" is written by hand.`;
    const hint = `Record it with a step of openapi/scenarios (x-record) and refer to it, or list it with the reason in ${UNRECORDED}.`;
    report({ severity: 'error', ...position, message, hint });
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

/** Every error of the catalogue is recorded, or listed with the reason. */
function checkErrors(
  apis: readonly ApiDocument[],
  { unrecorded, recorded }: { unrecorded: SourceFile; recorded: string },
  report: Report,
): void {
  const listed = asObject(unrecorded.value.errors);
  const [api] = apis;
  const codes = asObject(asObject(asObject(api?.document.components).schemas).ErrorCode);
  const names = Array.isArray(codes['x-enum-varnames']) ? codes['x-enum-varnames'].map(String) : [];
  for (const name of names.filter((one) => !recorded.includes(`error: ${one}\n`) && !Object.hasOwn(listed, one)))
    report({
      severity: 'error',
      ...(api?.locate('/components/schemas/ErrorCode/x-enum-varnames') ?? { file: UNRECORDED }),
      message: `No scenario provokes ${name}.`,
      hint: `Add a step to openapi/scenarios, or list it with the reason in ${UNRECORDED}.`,
    });
  for (const name of Object.keys(listed).filter((one) => !names.includes(one)))
    report({
      severity: 'error',
      ...unrecorded.locate(toPointer(['errors', name])),
      message: `The catalogue has no error ${name}.`,
    });
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}
