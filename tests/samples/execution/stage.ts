import { listen } from '../../../packages/base/node/listen.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../../packages/simulator/node/server/sandbox-server.ts';
import { createNonce, signRequest } from '../../../packages/simulator/protocol/signing/signer.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { shiftTime } from './shift-time.ts';

/** A provider as a server that is brought into the state in which a sample succeeds, and keeps what the sample sent. */
export type Stage = Awaited<ReturnType<typeof startStage>>;

export async function startStage() {
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'samples', time: Date.now() }), {
    log: () => undefined,
  });
  const origin = await listen(server, 0);
  const proxy = await startRecordingProxy(origin);

  function control(method: string, path: string, body?: unknown): Record<string, unknown> {
    const { status, data } = host.control({ method, path, body });
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
    return data as Record<string, unknown>;
  }

  async function exchangeCode(): Promise<{ accessToken: string; refreshToken: string }> {
    const [method, target] = ['POST', '/v2/biz/code2token'];
    const body = JSON.stringify({ code: control('POST', '/sandbox/codes').code });
    const signer = {
      merchantId: MERCHANT_ID,
      key: getTestKey('mk_sig_test_1'),
      now: Date.now,
      nonce: () => createNonce(),
    };
    const headers = { ...(await signRequest({ method, target, body }, signer)), 'Content-Type': 'application/json' };
    const response = await fetch(origin + target, { method, headers, body });
    const { data, message } = await response.json();
    if (!data) throw new Error(message);
    return data;
  }

  /** The variables of the environment that samples need besides keys. */
  async function createCredentials(): Promise<Record<string, string>> {
    control('PATCH', '/sandbox/merchant', { rateLimits: false });
    const { accessToken, refreshToken } = await exchangeCode();
    return {
      BASE_URL: proxy.origin,
      TOKEN_BASE_URL: proxy.origin,
      ACCESS_TOKEN: accessToken,
      REFRESH_TOKEN: refreshToken,
      AUTH_CODE: String(control('POST', '/sandbox/codes').code),
    };
  }

  return {
    origin,
    control,
    createCredentials,
    /** Loads a state as it would be now. Gives the variables of the environment that samples need besides keys. */
    async prepare(state: State): Promise<Record<string, string>> {
      const now = shiftTime(state, Date.now() - state.time);
      control('PUT', '/sandbox/state', { ...now, clock: { mode: 'running', offset: 0 } });
      return createCredentials();
    },
    take: proxy.take,
    async stop() {
      proxy.stop();
      await stop();
    },
  };
}
