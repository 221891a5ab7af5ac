import type { SandboxRequest, SandboxResponse } from '../../../packages/simulator/core/envelope/request.ts';
import { getTestKey, MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { getPresent, getSigningPresent } from '../environments/present.ts';
import { findAccessToken } from './access-token.ts';

/** With what requests are signed and encrypted, and responses verified. */
export type CallCredentials = {
  merchantId: string;
  /** Signs requests. */
  key: RsaPrivateJwk;
  /** The provider's key that fields are encrypted for. */
  recipient?: RsaPublicJwk;
  /** The provider's key that verifies responses. */
  verifier?: RsaPublicJwk;
};

/** Who receives calls, and as whom they are sent. */
export type CallTarget = {
  environment: string;
  /** Scheme and host; absent in the page. */
  origin?: string;
  /** Whether the credentials are the reader's own. */
  isPrivate?: true;
  credentials: CallCredentials;
  /** The provider's clock, in Unix milliseconds. */
  getTime(): number;
  /** The clock that the provider checks timestamps by: that of a simulator goes ahead of it when its own is moved. */
  getSigningTime(): number;
  getToken(): string | undefined;
  /** Undefined where no response could be read. */
  send(request: SandboxRequest): Promise<SandboxResponse | undefined>;
};

/** The published credentials of the sandbox, which everybody has. */
export function getTestCredentials(): CallCredentials {
  return {
    merchantId: MERCHANT_ID,
    key: getTestKey('mk_sig_test_1'),
    recipient: getTestKey('pk_enc_test_1'),
    verifier: getTestKey('pk_sig_test_1'),
  };
}

/** Calls to a sandbox: as its test merchant, with the token that it has stored, on its clock. */
export function createSandboxTarget(provider: PageProvider): CallTarget {
  const { environment, origin, getState, send } = provider;
  return {
    environment,
    ...(origin !== undefined && { origin }),
    credentials: getTestCredentials(),
    getTime: () => getPresent(getState()),
    getSigningTime: () => getSigningPresent(getState()),
    getToken: () => findAccessToken(getState())?.token,
    send,
  };
}
