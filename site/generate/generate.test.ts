import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFindings, formatFinding } from '../../scripts/findings/finding.ts';
import { refreshSandboxContract } from './generate.ts';

const DANGLING = `openapi: 3.1.0
info: { title: Tea, version: '1' }
paths:
  /cups:
    get:
      operationId: listCups
      responses:
        '200': { $ref: '#/components/responses/Cups' }
`;

const HALF_WRITTEN = `openapi: 3.1.0
info: { title: Tea, version: '1' }
paths: {}
components:
  schemas:
    ErrorCode: { type: integer, enum: [409001], x-enum-varnames: [CUP_BROKEN] }
`;

test.each([
  ['a dangling reference', DANGLING, 'openapi/tea.yaml:8:18  Nothing is at "#/components/responses/Cups".'],
  [
    'an error without a text',
    HALF_WRITTEN,
    'openapi  The simulated provider cannot be made: Error 409001 has no text.',
  ],
])('%s is reported, and nothing is generated', async (_, document, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-contract-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'openapi/sandbox'), { recursive: true });
  await writeFile(join(folder, 'openapi/tea.yaml'), document);
  for (const name of ['controls', 'state'])
    await writeFile(join(folder, `openapi/sandbox/${name}.yaml`), '{ paths: {} }');
  const { report, findings } = collectFindings();
  expect(await refreshSandboxContract(folder, report)).toBe(false);
  expect(findings().map(formatFinding).join()).toContain(message);
  await expect(access(join(folder, '.generated'))).rejects.toThrow();
});
