import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import type { OpenedFields } from '../../../packages/simulator/core/envelope/opened-fields.ts';
import type { VerifiedRequest } from '../../../packages/simulator/core/envelope/verify.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';

/** A request of a sequence, and what its encrypted fields are said to hold. */
export type ModelRequest = { method: string; target: string; body?: unknown; opened?: OpenedFields; key: string };

/** Of the right form; the decision gets it as valid. */
const SIGNATURE = `${'A'.repeat(342)}==`;

/** What `decide` takes: a request whose signature counts as verified, with the query of the token service where it is one. */
export function toVerifiedRequest(
  { merchant }: State,
  { method, target, body, opened = {}, key }: ModelRequest,
  { token, now, nonce }: { token: string; now: number; nonce: string },
): VerifiedRequest {
  const credentials = {
    merchantId: merchant.id,
    keyId: 'mk_sig_test_1',
    timestamp: String(now),
    nonce,
    signature: '',
  };
  const headers: [string, string][] = [
    ['Authorization', `Bearer ${token}`],
    ['Content-Type', 'application/json'],
    ['Idempotency-Key', key],
    ['X-Merchant-Id', credentials.merchantId],
    ['X-Key-Id', credentials.keyId],
    ['X-Timestamp', credentials.timestamp],
    ['X-Nonce', nonce],
    ['X-Signature', SIGNATURE],
  ];
  const { signature: _, ...signed } = credentials;
  const query = target.startsWith('/user') ? `${target.includes('?') ? '&' : '?'}${new URLSearchParams(signed)}` : '';
  return {
    request: {
      method,
      target: target + query,
      headers,
      ...(body === undefined ? {} : { body: encodeUtf8(JSON.stringify(body)) }),
    },
    now,
    check: { ok: true, credentials },
    opened,
  };
}
