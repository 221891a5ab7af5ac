import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectProblems } from '../content/problems/problem.ts';
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

test('a document with mistakes is reported, and nothing is generated from it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-contract-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'openapi'));
  await writeFile(join(folder, 'openapi/tea.yaml'), DANGLING);
  const { report, problems } = collectProblems();
  expect(await refreshSandboxContract(folder, report)).toBe(false);
  expect(problems().map(({ file, line }) => `${file}:${line}`)).toEqual(['openapi/tea.yaml:8']);
  await expect(access(join(folder, '.generated'))).rejects.toThrow();
});
