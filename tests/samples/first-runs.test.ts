import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { type RunStep, readFirstRuns } from '../guides/first-runs.ts';
import type { Loose } from '../sandbox/driver.ts';
import { expectValidFrame } from '../sandbox/expect-valid-response.ts';
import { itInEachLanguage } from './execution/each-language.ts';
import { installSamples, RUNNERS } from './execution/languages.ts';
import { createReaderIds } from './execution/reader-ids.ts';
import { type Stage, startStage } from './execution/stage.ts';
import { siteSamples } from './site-samples.ts';
import { keyEnvironment, writeKeys } from './test-keys.ts';
import { copyInto, HELPERS, ROOT, run, workFolder } from './toolchain.ts';

const { folder, remove } = await workFolder();
const samples = await siteSamples('en');
const runs = await readFirstRuns();

beforeAll(() => writeKeys(folder));
afterAll(remove);

describe.concurrent('the first runs succeed as printed, one after the other on one sandbox', () => {
  itInEachLanguage(600_000, async (language) => {
    const stage = await startStage();
    const reader = await createReader(language, stage);
    try {
      // The quick start prints a program that does the whole first run.
      if (language === 'ts') await runQuickStart(await stage.createCredentials());
      for (const [title, steps] of language === 'ts' ? runs.slice(1) : runs)
        for (const step of steps)
          expect(await reader.take(step), `${title}: ${step.id} ${step.example ?? ''}`).toMatchObject(getOutcome(step));
      const { balances } = stage.getState().wallet;
      expect(balances.USD?.available).toBe('991.00');
    } finally {
      reader.stop();
      await stage.stop();
    }
  });
});

async function runQuickStart(env: Record<string, string>): Promise<void> {
  const cwd = join(folder, 'quick-start');
  await mkdir(cwd);
  await copyInto(cwd, [join(HELPERS, 'first-card.mjs'), join(ROOT, 'openapi/test-vectors.json')]);
  await run(['node', 'first-card.mjs'], { cwd, env });
}

/** What a step has to lead to, besides ids and times: the status of its object, the type of its frame. */
function getOutcome({ name, received }: RunStep): Loose {
  if (received === '') return {};
  const printed: Loose = JSON.parse(received);
  return name === 'frame'
    ? { type: printed.type }
    : { code: 0, data: printed.data.status ? { status: printed.data.status } : {} };
}

/** Somebody who follows the pages: runs each program, puts ids of its response into the next one, waits, and listens. */
async function createReader(language: SampleLanguageName, stage: Stage) {
  const ids = createReaderIds();
  const environment = { ...keyEnvironment(folder), ...(await stage.createCredentials()) };
  const frames: Loose[] = [];
  let socket: WebSocket | undefined;
  let userId = '';

  async function call({ id, example, received }: RunStep): Promise<Loose> {
    const printed = samples.find(
      (one) => one.language === language && one.id === id && (!example || one.example === example),
    );
    if (!printed) throw new Error(`There is no sample of ${id} ${example ?? ''}.`);
    const sample = { ...printed, code: { ...printed.code, source: ids.fill(printed.code.source) } };
    const getFolder = await installSamples(RUNNERS[language], [sample], join(folder, language, String(++count)));
    await run(RUNNERS[language].command(sample, getFolder(sample)), { cwd: getFolder(sample), env: environment });
    const [exchange] = stage.take();
    const response: Loose = JSON.parse(exchange?.responseBody ?? 'null');
    ids.learn(JSON.parse(received), response);
    if (id === 'exchangeToken') environment.ACCESS_TOKEN = response.data.accessToken;
    if (id === 'generateUser') {
      userId = response.data.user.userId;
      socket = await connect(response.data.ticket.listenToken);
    }
    // What the provider does by itself takes some seconds in the sandbox.
    stage.control('setClock', {}, { advanceMs: 6000 });
    return response;
  }

  let count = 0;

  async function connect(token: string): Promise<WebSocket> {
    const query = `merchantId=${MERCHANT_ID}&token=${token}`;
    const opened = new WebSocket(`${stage.origin.replace('http', 'ws')}/ws/listen?${query}`);
    opened.on('message', (text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === 'ping')
        opened.send(JSON.stringify({ type: 'pong', id: frame.id, ts: new Date().toISOString() }));
      else frames.push(frame);
    });
    await new Promise((resolve) => opened.once('message', resolve));
    return opened;
  }

  async function exchangeFrame({ sent, received }: RunStep): Promise<Loose> {
    if (sent !== '') return socket?.send(ids.fill(sent));
    const printed: Loose = JSON.parse(received);
    if (printed.type === 'deposit.confirmed') await deposit();
    const frame = await vi.waitUntil(() => frames.find(({ type }) => type === printed.type), { timeout: 10_000 });
    expectValidFrame(frame);
    ids.learn(printed, frame);
    return frame;
  }

  async function roundTrip(connection: WebSocket | undefined): Promise<void> {
    connection?.ping();
    if (connection) await once(connection, 'pong');
  }

  /** As the guide says: 100 USDT by the control, and the blocks that make it final. */
  async function deposit(): Promise<void> {
    const amount = { value: '100', currency: 'USDT' };
    stage.control('deposit', { userId }, { chainType: 'TRON', amount });
    for (let passed = 0; passed < 60_000; passed += 4000) {
      stage.control('setClock', {}, { advanceMs: 4000 });
      // A ping must be returned within ten seconds of the sandbox: the first round trip is behind its ping, the second behind our pong.
      for (let count = 0; count < 2; count += 1) await roundTrip(socket);
    }
  }

  return {
    take: (step: RunStep) => (step.name === 'call' ? call(step) : exchangeFrame(step)),
    stop: () => socket?.terminate(),
  };
}
