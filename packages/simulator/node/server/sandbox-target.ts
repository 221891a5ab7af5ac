import { callControl } from '../../core/controls/call-control.ts';
import type { SandboxHost } from '../../core/host.ts';
import { getTestKey, MERCHANT_ID } from '../../core/test-merchant.ts';
import type { ProxyTarget } from './signing-proxy.ts';
import { cacheToken } from './token-source.ts';

/** A sandbox that listens at an origin, with the credentials of its test merchant and on the clock of its signatures. */
export function createSandboxTarget(origin: string, host: SandboxHost): ProxyTarget {
  return {
    origin,
    tokenOrigin: origin,
    isSandbox: true,
    signer: { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') },
    recipient: getTestKey('pk_enc_test_1'),
    now: () => host.getSignatureTime(),
    ...cacheToken(async () => host.issueToken(), host.getTime),
  };
}

/** An authorization code, as the merchant would get it in the portal. */
export function createCode(host: SandboxHost): string {
  return callControl(host, 'createCode', {}).code;
}
