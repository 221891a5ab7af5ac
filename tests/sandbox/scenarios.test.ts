import { beforeAll, expect, it } from 'vitest';
import { isRecord } from '../../packages/base/encoding/json.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { validators } from '../../packages/simulator/generated/response-validators.js';
import { valueAt } from '../../scripts/content/json/json-pointer.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { resolve } from '../../scripts/document/resolve.js';
import { collectFindings } from '../../scripts/findings/finding.ts';
import { listOperations } from '../../site/generate/operations.ts';
import { runScenarios } from '../../site/scenarios/record-examples.ts';
import type { ScenarioRun } from '../../site/scenarios/run-scenario.ts';

import { siteApis } from '../setup/site-contents.ts';

import { expectValidFrame } from './expect-valid-response.ts';
import { findDisorder } from './member-order.ts';

const { report, findings } = collectFindings();
let runs: ScenarioRun[] = [];
let apis: ApiDocument[] = [];

beforeAll(async () => {
  apis = (await siteApis('en')).filter(({ kind }) => kind === 'openapi');
  runs = await runScenarios('.', report);
});

it('every scenario runs to its end', () => {
  expect(findings()).toEqual([]);
  expect(runs.length).toBeGreaterThan(10);
});

it('every response and every frame fits its schema', () => {
  for (const { scenario, step, operation, reply } of exchanges()) {
    const validate = validators[reply.status < 300 ? `${operation}.${reply.status}` : 'error'];
    expect(validate?.(reply.body), `${scenario} ${step}: ${JSON.stringify(validate?.errors)}`).toBe(true);
  }
  for (const frame of runs.flatMap(({ frames }) => frames))
    if (isRecord(frame)) expectValidFrame({ ...frame, type: String(frame.type) });
});

it('responses list their members in the order of the schema', () => {
  const operations = apis.flatMap((api) => listOperations(api).map((found) => ({ api, ...found })));
  const disorder = exchanges().flatMap(({ operation, reply }) => {
    const found = operations.find(({ id }) => id === operation);
    if (!found || reply.status >= 300) return [];
    const { api, path } = found;
    const envelope = valueAt(api.document, [
      ...path,
      'responses',
      String(reply.status),
      'content',
      'application/json',
      'schema',
    ]);
    const { value } = resolve(api.document, [], envelope);
    const properties = isRecord(value) && isRecord(value.properties) ? value.properties : {};
    return findDisorder(api.document, properties.data, valueAt(reply.body, ['data']) ?? null).map(
      (one) => `${operation}${one}`,
    );
  });
  expect([...new Set(disorder)]).toEqual([]);
});

/** Only a close code of the websocket says so (4401). */
const LISTEN_TOKEN_INVALID = '401401';

it('every error code of the catalogue is provoked', () => {
  const seen = new Set(exchanges().flatMap(({ reply }) => (isRecord(reply.body) ? [reply.body.code] : [])));
  expect(
    Object.keys(contract.errors).filter((code) => code !== LISTEN_TOKEN_INVALID && !seen.has(Number(code))),
  ).toEqual([]);
});

/** Requests of the documents; the controls have no contract. */
function exchanges() {
  const ids = new Set(apis.flatMap((api) => listOperations(api).map(({ id }) => id)));
  return runs
    .flatMap((run) => run.exchanges)
    .filter(({ operation, reply }) => ids.has(operation) || reply.status >= 300);
}
