import { expect, it } from 'vitest';
import type { CertificationLog } from '../../packages/simulator/certification/exchange.ts';
import type { Report } from '../../packages/simulator/certification/grade.ts';
import { POINT_IDS, type PointId } from '../../packages/simulator/certification/points/point-ids.ts';
import { isMissing } from '../../packages/simulator/certification/report/is-missing.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { runRounds } from '../../packages/simulator/node/certification/run-rounds.ts';
import { createClient } from '../../site/client/index.ts';
import type { ListenOptions } from '../../site/client/types.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { runInSimulatedTime } from '../setup/simulated-time.ts';
import { type ListenerMistake, listenWith } from './faulty-listeners.ts';
import { startProvider } from './provider.ts';
import { runTokenProgram } from './token-program.ts';

/** Certifies a program with a listener round by round: that of the typed client, or one with a mistake. */
function certify(seed: string, mistake?: ListenerMistake | 'none', only?: CertificationLog['only']) {
  return runInSimulatedTime(seed, async () => {
    const state = createTestState({ seed, time: Date.now() });
    const options = { mode: 'run', seed, salt: seed, ...(only && { only }) } as const;
    const { host, certifier, WebSocket, fetch } = startProvider(state, options);
    const control = (method: string, path: string, body: object) => host.control({ method, path, body }).data;
    await runRounds(host, certifier, async (_, { end } = {}) => {
      const { code } = control('POST', '/sandbox/codes', {}) as { code: string };
      const client: Loose = createClient({
        ...{ baseUrl: 'https://api.example', fetch, merchantId: MERCHANT_ID, access: { code } },
        signingKey: { ...getTestKey('mk_sig_test_1') },
        verificationKeys: [publicKey('pk_sig_test_1')],
      });
      const address = { url: 'wss://api.example/ws/listen', merchantId: MERCHANT_ID };
      const listen = (own: ListenOptions<Loose>) =>
        listenWith(mistake === 'none' ? undefined : mistake, { ...own, ...address, client });
      const program = {
        client: mistake === undefined ? client : { ...client, listen },
        control: async (path: string, body: object) => control('POST', path, body),
        WebSocket,
      };
      // A command that is killed neither sends nor receives.
      const killed = new Promise<number>((resolve) => end?.addEventListener('abort', () => resolve(1)));
      return Promise.race([runTokenProgram(program), killed]);
    });
    host.stop();
    return certifier.readReport();
  });
}

const SOCKET_POINTS = POINT_IDS.filter((id) => id.startsWith('W'));
const list = ({ points }: Report, wanted: string) =>
  points.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);

it.each([undefined, 'none'] as const)(
  'a good listener (%s) passes every point of websockets, and its withdrawal is finished by its event',
  async (mistake) => {
    const report = await certify('listener', mistake);
    expect(list(report, 'failed')).toEqual([]);
    expect(list(report, 'passed')).toEqual(
      expect.arrayContaining(['O1', 'U2', ...SOCKET_POINTS.filter((id) => id !== 'W9')]),
    );
    expect(report.points.filter(isMissing)).toEqual([]);
  },
);

it.each<[PointId, ListenerMistake]>([
  ['W1', 'does not answer pings'],
  ['W2', 'acknowledges deposits only'],
  ['W2', 'does not acknowledge duplicates'],
  ['W3', 'connects again when an event is late'],
  ['W4', 'acknowledges each event in a frame of its own'],
  ['W5', 'leaves at an unknown frame'],
  ['W6', 'connects again at once'],
  ['W6', 'never connects again'],
  ['W6', 'connects before the wait of a goodbye'],
  ['W7', 'keeps a refused ticket'],
  ['W7', 'sends a lost position again'],
  ['W8', 'connects again after another instance took over'],
])('%s and nothing else fails when a listener %s', async (point, mistake) => {
  const report = await certify('listener', mistake, SOCKET_POINTS);
  expect(list(report, 'failed')).toEqual([point]);
});
