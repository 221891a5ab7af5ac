import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { callControl } from '../../packages/simulator/core/controls/call-control.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { needs } from '../setup/installed.ts';
import { atNight } from '../setup/nightly.ts';
import { isDaily } from './execution/each-language.ts';
import { HELPER_DRIVERS } from './helper-drivers.ts';
import { keyEnvironment, writeKeys } from './test-keys.ts';
import { HELPERS, run, workFolder } from './toolchain.ts';

const OPENING = JSON.stringify({
  cardManageId: 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM',
  initialAmount: { value: '10.00', currency: 'USD' },
  merchantOrderNo: 'OP-1',
});
/** The call before each cut one leaves a connection to reuse. */
const CALLS = [
  ['GET', '/v2/biz/wallet', ''],
  ['POST', '/v2/card/open', OPENING],
  ['GET', '/v2/biz/wallet', ''],
  ['GET', '/v2/card', ''],
] as const;
/** A connection error, in the words of each language. A refusal, 401010 most of all, would be another one. */
const IS_CUT = /no response|fetch failed|closed connection without response|received no bytes|Empty reply/i;

/** Their helpers keep a connection for the next call. Those of Python, PHP and cURL have a new one for each call, so none that is reused can be cut. */
const REUSES = new Set(['ts', 'java', 'go']);

const { folder, remove } = await workFolder();
afterAll(remove);
beforeAll(() => writeKeys(folder));

for (const [language, { needed, build }] of Object.entries(HELPER_DRIVERS)) {
  const [label, options] = needed;
  describe.skipIf(options.skip)(label, atNight(isDaily(language)), () => {
    it('sends a request once when its connection is cut, and leaves the outcome unknown', options, async () => {
      const command = await build(folder);
      const { arrived, env } = await startCutting();

      const printed = await ask(command, env);

      expect(printed).toEqual([
        expect.stringContaining('available'),
        expect.stringMatching(IS_CUT),
        expect.stringContaining('available'),
        expect.stringMatching(IS_CUT),
      ]);
      expect(arrived.map(({ line }) => line)).toEqual(CALLS.map(([method, path]) => `${method} ${path}`));
      const [first, second, third, fourth] = arrived.map(({ port }) => port);
      expect([first === second, third === fourth]).toEqual(Array(2).fill(REUSES.has(language)));
    });
  });
}

it(
  ...needs(['bash', 'curl', 'openssl'], 'a curl command with two requests sends each on a connection of its own'),
  async () => {
    const { arrived, env } = await startCutting();
    const script = `source ${join(HELPERS, 'merchant-signing.sh')}
    part() { printf '%s\\n' "request = $1" "url = \\"$BASE_URL$2\\"" "header = \\"Authorization: Bearer $ACCESS_TOKEN\\""; sign "$@"; }
    curl -K <(part GET /v2/biz/wallet) --next -K <(part GET /v2/card) 2>&1 || true`;

    const printed = await run(['bash', '-c', script], { cwd: folder, env: { ...keyEnvironment(folder), ...env } });

    expect(printed).toMatch(IS_CUT);
    expect(arrived.map(({ line }) => line)).toEqual(['GET /v2/biz/wallet', 'GET /v2/card']);
    expect(new Set(arrived.map(({ port }) => port)).size).toBe(2);
  },
);

/** The simulator, which executes the calls of openCard and listCards and cuts their connections before the response. */
async function startCutting() {
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'cut', time: Date.now() }), {
    log: () => undefined,
  });
  const origin = await listen(server, 0);
  onTestFinished(stop);
  const arrived: { line: string; port: number | undefined }[] = [];
  server.on('request', ({ method, url, socket }) =>
    arrived.push({ line: `${method} ${url}`, port: socket.remotePort }),
  );
  for (const operation of ['openCard', 'listCards'])
    callControl(host, 'addFault', {}, { kind: 'cut_after_commit', operation });
  return { arrived, env: { BASE_URL: origin, ACCESS_TOKEN: host.issueToken().accessToken } };
}

async function ask(command: string[], env: Record<string, string>): Promise<string[]> {
  const values = CALLS.flatMap((call) => ['send', ...call]);
  const environment = { ...keyEnvironment(folder), HELPER_FOLDER: folder, LC_ALL: 'C.UTF-8', ...env };
  const printed = await run([...command, ...values], { cwd: folder, env: environment });
  return printed.split('\n').filter(Boolean);
}
