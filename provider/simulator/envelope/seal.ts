import { encryptJwe } from '../../protocol/encryption/jwe.ts';
import type { RsaPrivateJwk } from '../../protocol/keys/rsa-jwk.ts';
import type { Cryptography } from '../../protocol/signing/cryptography.ts';
import { signResponse } from '../../protocol/signing/signer.ts';
import type { State } from '../state/state.ts';
import type { Outcome } from './outcome.ts';
import type { SandboxResponse } from './request.ts';

/** Nothing is there: whoever follows the redirect sends a signed request to it. */
const REDIRECTED_PATH = '/redirected';

/** Encrypts what is revealed, then signs the bytes of the body with the provider's key (contract 3.4, 3.6). */
export async function seal(
  { providerKeys, merchant }: State,
  outcome: Outcome,
  time: number,
  cryptography?: Cryptography,
): Promise<SandboxResponse> {
  const key = providerKeys.find(({ use }) => use === 'sig');
  if (!key) throw new Error('The provider has no signing key.');
  const recipient = merchant.keys.find(({ use }) => use === 'enc');
  const { status, requestId, headers, reveal, stringToSign, delivery } = outcome;
  if (delivery?.isRedirect) return { status: 307, headers: { Location: REDIRECTED_PATH }, body: '' };
  const body =
    reveal && recipient
      ? insertCiphertext(outcome.text, await encryptJwe(JSON.stringify(reveal), recipient))
      : outcome.text;
  const signer = {
    key: delivery?.seal === 'other_key' ? toOtherKey(providerKeys) : key,
    now: () => time,
    cryptography,
  };
  const signature = delivery?.seal === 'unsigned' ? {} : await signResponse({ status, requestId, body }, signer);
  return {
    status,
    headers: { ...headers, ...signature },
    body: delivery?.seal === 'altered' ? alter(body) : body,
    ...(stringToSign !== undefined && { stringToSign }),
    ...(delivery && { delivery }),
  };
}

/** The other key of the provider, which never signs, under an id that nobody published. */
function toOtherKey(keys: readonly RsaPrivateJwk[]): RsaPrivateJwk {
  const key = keys.find(({ use }) => use === 'enc');
  if (!key) throw new Error('The provider has no encryption key.');
  return { ...key, kid: 'pk_sig_unpublished', use: 'sig' };
}

/** The same JSON value in other bytes: only the signature tells. */
function alter(body: string): string {
  return body.replace(':', ': ');
}

function insertCiphertext(text: string, encryptedCard: string): string {
  const envelope: { data: object } = JSON.parse(text);
  // Before `metadata`, where the schema has it.
  const members = Object.entries(envelope.data).flatMap(([name, value]) =>
    name === 'metadata'
      ? [
          ['encryptedCard', encryptedCard],
          [name, value],
        ]
      : [[name, value]],
  );
  return JSON.stringify({ ...envelope, data: Object.fromEntries(members) });
}
