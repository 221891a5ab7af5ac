import { listen } from '../../../packages/base/node/listen.ts';
import type {
  ControlId,
  RequestBody,
  ResponseBody,
  ResponseData,
} from '../../../packages/simulator/core/contract/schemas.ts';
import { type ControlArguments, callControl } from '../../../packages/simulator/core/controls/call-control.ts';
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

  const control = <Id extends ControlId>(id: Id, ...call: ControlArguments<Id>) => callControl(host, id, ...call);

  async function exchangeCode(): Promise<ResponseData<'exchangeToken'>> {
    const [method, target] = ['POST', '/v2/biz/code2token'];
    const grant: RequestBody<'exchangeToken'> = { code: control('createCode', {}).code };
    const body = JSON.stringify(grant);
    const signer = {
      merchantId: MERCHANT_ID,
      key: getTestKey('mk_sig_test_1'),
      now: Date.now,
      nonce: () => createNonce(),
    };
    const headers = { ...(await signRequest({ method, target, body }, signer)), 'Content-Type': 'application/json' };
    const response = await fetch(origin + target, { method, headers, body });
    const { code, data, message }: ResponseBody<'exchangeToken'> = await response.json();
    if (code !== 0) throw new Error(message);
    return data;
  }

  /** The variables of the environment that samples need besides keys. */
  async function createCredentials(): Promise<Record<string, string>> {
    control('changeMerchant', {}, { rateLimits: false });
    const { accessToken, refreshToken } = await exchangeCode();
    return {
      BASE_URL: proxy.origin,
      TOKEN_BASE_URL: proxy.origin,
      ACCESS_TOKEN: accessToken,
      REFRESH_TOKEN: refreshToken,
      AUTH_CODE: control('createCode', {}).code,
    };
  }

  return {
    origin,
    control,
    getState: host.getState,
    createCredentials,
    /** Loads a state as it would be now. Gives the variables of the environment that samples need besides keys. */
    async prepare(state: State): Promise<Record<string, string>> {
      const now = shiftTime(state, Date.now() - state.time);
      control('loadState', {}, { ...now, clock: { mode: 'running', offset: 0 } });
      return createCredentials();
    },
    take: proxy.take,
    async stop() {
      proxy.stop();
      await stop();
    },
  };
}
