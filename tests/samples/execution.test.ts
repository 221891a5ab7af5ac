import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { readSampleExecutions } from '../../scripts/content/read/sample-executions.ts';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { unrecorded } from '../expected/documented.ts';
import { expectValidResponse } from '../sandbox/expect-valid-response.ts';
import { chooseSamples, EVERYWHERE } from './execution/choose-samples.ts';
import { itInEachLanguage } from './execution/each-language.ts';
import { toHar } from './execution/har.ts';
import { installSamples, RUNNERS, readVersion } from './execution/languages.ts';
import { RECORD_FILE, type Succeeded, updateRecord } from './execution/record.ts';
import type { Exchange } from './execution/recording-proxy.ts';
import { type Stage, startStage } from './execution/stage.ts';
import { readStoryStates } from './execution/story-states.ts';
import { type SiteSample, siteSamples } from './site-samples.ts';
import { keyEnvironment, writeKeys } from './test-keys.ts';
import { ROOT, run, workFolder } from './toolchain.ts';

/** By operation and example, with a reason. */
const NOT_EXECUTED = new Map([
  ['rechargeCard.replayed', 'a repetition needs the key of the first request, which only its sender has'],
]);

const { folder, remove } = await workFolder();
const samples = (await siteSamples('en')).filter((sample) => {
  const name = getName(sample);
  return !NOT_EXECUTED.has(name) && !unrecorded.has(name);
});
const traffic: Exchange[] = [];
const succeeded: Succeeded = new Map();
const executions = await readSampleExecutions(ROOT);
let states: Map<string, State>;

beforeAll(async () => {
  await writeKeys(folder);
  states = await readStoryStates();
}, 120_000);
afterAll(remove);

describe.concurrent('published samples succeed against the sandbox', () => {
  // By day in every language, because what has changed runs.
  itInEachLanguage(900_000, runChosen, () => true);
});

async function runChosen(language: SampleLanguageName, label: string): Promise<void> {
  const chosen = chooseSamples(samples, language, executions);
  if (chosen.length === 0) return;
  const stage = await startStage();
  const runner = RUNNERS[language];
  const failures: string[] = [];
  try {
    const getFolder = await installSamples(runner, chosen, join(folder, language));
    for (const sample of chosen) {
      const failure = await execute(stage, sample, getFolder(sample));
      if (failure !== undefined) failures.push(`${sample.name}: ${failure}`);
    }
    const opening = chosen.find(({ id }) => id === EVERYWHERE);
    if (opening) failures.push(...(await findSilence(stage, opening, getFolder(opening))));
  } finally {
    await stage.stop();
  }
  expect(failures).toEqual([]);
  const own = samples.filter((sample) => sample.language === language);
  succeeded.set(language, { version: await readVersion(label === 'cURL' ? 'curl' : label, runner), samples: own });
}

it.each([
  { api: 'openapi/merchant.v2.yaml', isOwn: (target: string) => target.startsWith('/v2/') },
  { api: 'openapi/token.yaml', isOwn: (target: string) => target.startsWith('/user/') },
])(
  'Redocly finds no drift between the traffic and $api',
  async ({ api, isOwn }) => {
    const file = join(ROOT, '.generated/sample-traffic', `${basename(api, '.yaml')}.har`);
    await mkdir(dirname(file), { recursive: true });
    const exchanges = traffic.filter(({ target }) => isOwn(target));
    expect(exchanges.length).toBeGreaterThan(3);
    await writeFile(file, toHar(exchanges, ORIGIN));

    expect(await findDrift(file, api)).toEqual([]);
  },
  120_000,
);

it('the record contains what ran (npx vitest run tests/samples/execution.test.ts --update writes it)', async () => {
  await expect(await updateRecord(succeeded)).toMatchFileSnapshot(RECORD_FILE);
});

/** Before the request was sent, or it would not be there now. */
async function expectKeyToBeWritten({ requestHeaders }: Exchange, cwd: string): Promise<void> {
  const [, key] = requestHeaders.find(([name]) => name.toLowerCase() === 'idempotency-key') ?? [];
  if (key !== undefined) expect(await readFile(join(cwd, 'idempotency-keys.txt'), 'utf8')).toContain(key);
}

/** Without its token a sample says what is missing and sends nothing. */
async function findSilence(stage: Stage, sample: SiteSample, cwd: string): Promise<string[]> {
  const env = { ...keyEnvironment(folder), BASE_URL: 'http://127.0.0.1:1', ACCESS_TOKEN: '' };
  const command = RUNNERS[sample.language as SampleLanguageName].command(sample, cwd);
  const complaint = await run(command, { cwd, env }).then(
    () => 'it succeeds',
    ({ stderr }: { stderr: string }) => stderr,
  );
  const isClear = complaint.includes('ACCESS_TOKEN') && stage.take().length === 0;
  return isClear ? [] : [`${sample.name} without a token: ${complaint.slice(0, 300)}`];
}

const ORIGIN = 'https://sandbox.test';
/** Headers that clients send by themselves. */
const CLIENT_HEADERS = 'accept,accept-*,user-agent,sec-fetch-*,pragma,cache-control,content-type';
/** A security scheme of the documents, which drift takes for something undocumented. */
const SIGNATURE_IN_QUERY = 'Undocumented query parameter in traffic: "signature"';

async function findDrift(file: string, api: string): Promise<unknown[]> {
  const report = join(folder, 'drift.json');
  const options = [
    '--format',
    'json',
    '-o',
    report,
    '--server',
    ORIGIN,
    '--ignore-headers',
    `${CLIENT_HEADERS},x-signature`,
  ];
  await run(['node', join(ROOT, 'node_modules/@redocly/cli/bin/cli.js'), 'drift', file, '--api', api, ...options], {
    cwd: ROOT,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch(() => undefined);
  const { problems }: { problems: { message: string }[] } = JSON.parse(await readFile(report, 'utf8'));
  return problems.filter(({ message }) => message !== SIGNATURE_IN_QUERY);
}

function getName({ id, example }: SiteSample): string {
  return `${id}.${example || 'success'}`;
}

/** Runs a sample as published. Gives what is wrong. */
async function execute(stage: Stage, sample: SiteSample, cwd: string): Promise<string | undefined> {
  const state = states.get(getName(sample));
  if (!state) return 'no scenario records its response';
  const env = { ...keyEnvironment(folder), ...(await stage.prepare(state)), LC_ALL: 'C.UTF-8' };
  try {
    await run(RUNNERS[sample.language as SampleLanguageName].command(sample, cwd), { cwd, env });
    const exchanges = stage.take();
    traffic.push(...exchanges);
    const [exchange] = exchanges;
    expect(exchanges.map(({ status }) => String(status))).toEqual([sample.status]);
    if (exchange) {
      const { method, target, status, responseBody } = exchange;
      expectValidResponse(method, target.split('?')[0] ?? '', status, JSON.parse(responseBody));
      await expectKeyToBeWritten(exchange, cwd);
    }
    return undefined;
  } catch (error) {
    stage.take();
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string };
    return [stderr, stdout, message].filter(Boolean).join('\n').slice(0, 600);
  }
}
