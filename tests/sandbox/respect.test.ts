import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { listen } from '../../packages/base/node/listen.ts';
import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { withHolder } from '../../packages/simulator/node/server/example-holder.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createSandboxTarget } from '../../packages/simulator/node/server/sandbox-target.ts';
import { createSigningProxy } from '../../packages/simulator/node/server/signing-proxy.ts';
import { collectFindings } from '../../scripts/findings/finding.ts';
import { readExampleHolder } from '../../site/generate/example-holder.ts';
import { readScenarios } from '../../site/scenarios/read-scenarios.ts';
import { ROOT, run } from '../samples/toolchain.ts';
import { atNight } from '../setup/nightly.ts';
import type { Loose } from './driver.ts';

const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const DOCUMENTS = { merchant: 'merchant.v2.yaml', token: 'token.yaml', sandbox: 'sandbox/controls.yaml' };

const { report, findings } = collectFindings();
const scenarios = (await readScenarios('.', report)).filter(({ document }) => document['x-own-runner'] === undefined);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'respect-'));
  for (const part of ['openapi', 'asyncapi']) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  for (const name of Object.values(DOCUMENTS)) await listStatuses(join(folder, 'openapi', name));
});
afterAll(() => rm(folder, { recursive: true }));

it('there are scenarios that other tools can run', () => {
  expect(findings()).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(10);
});

describe.concurrent("Redocly's respect passes the scenarios through the signing proxy", atNight(), () => {
  it.for(scenarios)('$name', { timeout: 120_000 }, async ({ name, document }) => {
    const proxy = await startSandbox(name, waitsByItself(document));
    const file = join(folder, 'openapi/scenarios', `${name}.arazzo.yaml`);
    const result = join(folder, `${name}.json`);
    const servers = Object.keys(DOCUMENTS).flatMap((source) => ['--server', `${source}=${proxy}`]);
    const command = ['node', REDOCLY, 'respect', file, ...servers, '--json-output', result];
    await run(command, { cwd: ROOT, env: QUIET }).catch(() => undefined);

    const steps = listSteps(JSON.parse(await readFile(result, 'utf8')).files);
    expect(listFailures(steps)).toEqual([]);
    expect(steps.length).toBe(document.workflows.reduce((sum, workflow) => sum + workflow.steps.length, 0));
  });
});

/** Whether a scenario repeats a call until time has passed. The others move the clock, which must not go on meanwhile on a busy machine. */
function waitsByItself(document: unknown): boolean {
  return JSON.stringify(document).includes('"retryAfter"');
}

/** As `npx api-docs sandbox --signing-proxy` does. Gives the address of the proxy. */
async function startSandbox(seed: string, isRunning: boolean): Promise<string> {
  const time = Date.now();
  const state = withHolder(
    createTestState({ seed, time, clock: isRunning ? undefined : stopClock(time) }),
    readExampleHolder(ROOT),
  );
  const { server, host, stop } = createSandboxServer(state, { log: () => undefined });
  const proxy = createSigningProxy(createSandboxTarget(await listen(server, 0), host));
  onTestFinished(async () => {
    proxy.close();
    await stop();
  });
  return listen(proxy, 0);
}

type Step = { stepId: string; checks: { name: string; status: string; message?: string }[] };
type Files = Record<string, { executedWorkflows: { workflowId: string; executedSteps: Step[] }[] }>;

/** The steps of all workflows. Of one that was sent again, only the last attempt counts. */
function listSteps(files: Files): Step[] {
  return Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => [
      ...new Map(executedSteps.map((step) => [step.stepId, step])).values(),
    ]),
  );
}

function listFailures(steps: Step[]): string[] {
  return steps.flatMap(({ stepId, checks }) =>
    checks.filter(({ status }) => status !== 'success').map(({ name, message }) => `${stepId}: ${name}: ${message}`),
  );
}

/** Respect looks for the very status among the responses and supports no ranges such as 4XX: in a copy, each range becomes the statuses of the catalogue. */
async function listStatuses(file: string): Promise<void> {
  const document: Loose = parse(await readFile(file, 'utf8'));
  const statuses = new Set(Object.keys(contract.errors).map((code) => code.slice(0, 3)));
  for (const operation of Object.values<Loose>(document.paths).flatMap(Object.values)) {
    for (const range of Object.keys(operation.responses ?? {}).filter((key) => key.endsWith('XX')))
      for (const status of statuses)
        if (status[0] === range[0]) operation.responses[status] ??= operation.responses[range];
  }
  await writeFile(file, stringify(document));
}
