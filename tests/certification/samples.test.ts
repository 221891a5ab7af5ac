import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson } from '../../packages/base/encoding/json.ts';
import { listen } from '../../packages/base/node/listen.ts';
import type { Report } from '../../packages/simulator/certification/grade.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createCertifier } from '../../packages/simulator/node/certification/certifier.ts';
import { runRounds } from '../../packages/simulator/node/certification/run-rounds.ts';
import { withHolder } from '../../packages/simulator/node/server/example-holder.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { readExampleHolder } from '../../site/generate/example-holder.ts';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { readFirstRuns } from '../guides/first-runs.ts';
import { itInEachLanguage } from '../samples/execution/each-language.ts';
import { installSamples, RUNNERS } from '../samples/execution/languages.ts';
import { createReaderIds } from '../samples/execution/reader-ids.ts';
import { siteSamples } from '../samples/site-samples.ts';
import { keyEnvironment, writeKeys } from '../samples/test-keys.ts';
import { ROOT, run, workFolder } from '../samples/toolchain.ts';
import type { Loose } from '../sandbox/driver.ts';

const ORDER_ID = /ord_[0-7][0-9A-HJKMNP-TV-Z]{25}/g;
/** What `::rows` shows: the points that the samples of each language pass, and those that they never show. */
const FILE = '../../openapi/sandbox/certified-samples.json';
const HEADINGS = {
  language: { en: 'Language', zh: '语言' },
  passed: { en: 'Passed', zh: '通过' },
  failed: { en: 'Failed', zh: '未通过' },
  notSeen: { en: 'Not seen', zh: '未观察到' },
};

const { folder, remove } = await workFolder();
const samples = await siteSamples('en');
const steps = (await readFirstRuns())[0]?.[1] ?? [];
const rows = new Map<string, Report>();

beforeAll(() => writeKeys(folder));
afterAll(remove);

// The helper for cURL says that it does not verify responses.
describe.concurrent('the samples of the first card fail no point', () => {
  itInEachLanguage(1_200_000, async (language, label) => {
    const report = await certifySamples(language);
    rows.set(label, report);
    const failed = report.points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id);
    expect(failed).toEqual(language === 'bash' ? ['S3'] : []);
  });
});

it('the points that they pass are those of the page', async () => {
  const list = (report: Report, wanted: string) =>
    report.points
      .filter(({ id, verdict }) => verdict === wanted && !id.startsWith('W'))
      .map(({ id }) => id)
      .join(' ');
  const languages = [...rows].sort().map(([language, report]) => ({
    language,
    ...{ passed: list(report, 'passed'), failed: list(report, 'failed'), notSeen: list(report, 'not seen') },
  }));
  await expect(`${JSON.stringify({ headings: HEADINGS, languages }, null, 2)}\n`).toMatchFileSnapshot(FILE);
});

/** Runs the programs of the first card one after the other, as a reader does who stops when one fails. */
async function certifySamples(language: SampleLanguageName): Promise<Report> {
  const certifier = createCertifier({ mode: 'run', seed: 'samples', salt: language });
  let received = '';
  const state = withHolder(createTestState({ seed: 'samples', time: Date.now() }), readExampleHolder(ROOT));
  const { server, host, stop } = createSandboxServer(state, {
    log: () => undefined,
    observer: {
      ...certifier,
      observe(seen) {
        received = seen.response.body;
        certifier.observe(seen);
      },
    },
  });
  const origin = await listen(server, 0);
  let count = 0;
  await runRounds(host, certifier, async () => {
    const control = (path: string, body: unknown = {}): Loose =>
      host.control({ method: 'POST', path: `/sandbox/${path}`, body }).data;
    const ids = createReaderIds();
    const environment: Record<string, string> = {
      ...keyEnvironment(folder),
      ...{ BASE_URL: origin, TOKEN_BASE_URL: origin, ACCESS_TOKEN: '', REFRESH_TOKEN: '' },
      AUTH_CODE: control('codes').code,
    };
    /** Runs one program. Undefined when it fails. */
    const call = async (id: string, example: string | undefined, fill: (source: string) => string) => {
      const printed = samples.find(
        (one) => one.language === language && one.id === id && (!example || one.example === example),
      );
      if (!printed) throw new Error(`There is no sample of ${id}.`);
      const sample = { ...printed, code: { ...printed.code, source: fill(printed.code.source) } };
      count += 1;
      const getFolder = await installSamples(RUNNERS[language], [sample], join(folder, language, String(count)));
      const command = RUNNERS[language].command(sample, getFolder(sample));
      const isDone = await run(command, { cwd: getFolder(sample), env: environment }).then(
        () => true,
        () => false,
      );
      // What the provider does by itself takes some seconds.
      control('clock', { advanceMs: 3000 });
      const response: Loose = parseJson(received);
      return isDone ? response : undefined;
    };
    /** As the pages say: until the status is final. */
    const finish = async (orderId: string): Promise<boolean> => {
      for (let read = 0; read < 10; read += 1) {
        const order = await call('getCardLog', undefined, (source) => source.replaceAll(ORDER_ID, orderId));
        if (!order) return false;
        if (order.data.status === 'success' || order.data.status === 'failed') return order.data.status === 'success';
      }
      return false;
    };
    for (const step of steps) {
      const response = await call(step.id, step.example, ids.fill);
      if (!response) return 1;
      ids.learn(JSON.parse(step.received), response);
      if (step.id === 'exchangeToken') environment.ACCESS_TOKEN = response.data.accessToken;
      if (response.data.status === 'processing' && !(await finish(response.data.orderId))) return 1;
    }
    return 0;
  });
  await stop();
  return certifier.readReport();
}
