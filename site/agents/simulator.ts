import { randomUUID } from 'node:crypto';
import { listen } from '../../packages/base/node/listen.ts';
import type { ControlData } from '../../packages/simulator/core/contract/schemas.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createSandboxTarget } from '../../packages/simulator/node/server/sandbox-target.ts';
import type { ProxyTarget } from '../../packages/simulator/node/server/signing-proxy.ts';
import { cacheToken, createLogin } from '../../packages/simulator/node/server/token-source.ts';

/** A simulator of its own, in this process, on a free port of the loopback. */
export async function startSimulator(): Promise<ProxyTarget> {
  const state = createTestState({ seed: randomUUID(), time: Date.now() });
  const { server, host } = createSandboxServer(state, { log: () => undefined, access: {} });
  const origin = await listen(server, 0);
  // It ends with the process.
  server.unref();
  return createSandboxTarget(origin, host);
}

/** A simulator that runs already on this machine: a model may call nothing else. */
export function connectSimulator(address: string): ProxyTarget {
  const { origin } = new URL(address);
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') };
  const login = async () => {
    const response = await fetch(`${origin}/sandbox/codes`, { method: 'POST' });
    const { code }: ControlData<'createCode'> = JSON.parse(await response.text());
    return await createLogin({ origin, signer, now: Date.now, code })();
  };
  return {
    ...{ origin, tokenOrigin: origin, isSandbox: true, signer, now: Date.now },
    recipient: getTestKey('pk_enc_test_1'),
    ...cacheToken(login, Date.now),
  };
}
