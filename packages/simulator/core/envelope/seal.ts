import { encryptJwe } from '../../protocol/encryption/jwe.ts';
import type { RsaPrivateJwk } from '../../protocol/keys/rsa-jwk.ts';
import type { Cryptography } from '../../protocol/signing/cryptography.ts';
import { signResponse } from '../../protocol/signing/signer.ts';
import type { State } from '../state/state.ts';
import type { Outcome } from './outcome.ts';
import type { SandboxResponse } from './request.ts';

/** Nothing is there: whoever follows the redirect sends a signed request to it. */
export const REDIRECTED_PATH = '/redirected';

/** Encrypts what is revealed, then signs the bytes of the body with the provider's key (contract 3.4, 3.6). */
export async function seal(
  { providerKeys, merchant }: State,
  outcome: Outcome,
  time: number,
  cryptography?: Cryptography,
): Promise<SandboxResponse> {
  const [key, second] = listSigningKeys({ providerKeys });
  if (!key) throw new Error('The provider has no signing key.');
  const recipient = merchant.keys.find(({ use }) => use === 'enc');
  const { status, requestId, headers, reveal, stringToSign, delivery } = outcome;
  if (delivery?.isRedirect) return { status: 307, headers: { Location: REDIRECTED_PATH }, body: '', delivery };
  const genuine =
    reveal && recipient
      ? insertCiphertext(outcome.text, await encryptJwe(JSON.stringify(reveal), recipient))
      : outcome.text;
  const isForged = delivery?.seal !== undefined && delivery.seal !== 'second_key';
  const body = isForged ? forge(genuine) : genuine;
  const rotated = second && delivery?.seal === 'second_key' ? second : key;
  const signer = {
    key: delivery?.seal === 'other_key' ? toOtherKey(providerKeys) : rotated,
    now: () => time,
    cryptography,
  };
  const signature =
    delivery?.seal === 'unsigned'
      ? {}
      : await signResponse({ status, requestId, body: delivery?.seal === 'altered' ? genuine : body }, signer);
  return {
    status,
    headers: { ...headers, ...signature },
    body,
    ...(stringToSign !== undefined && { stringToSign }),
    ...(delivery && { delivery }),
  };
}

/** The keys that may sign responses: two while the provider's keys rotate. */
export function listSigningKeys({ providerKeys }: Pick<State, 'providerKeys'>): RsaPrivateJwk[] {
  return providerKeys.filter(({ use }) => use === 'sig');
}

/** The other key of the provider, which never signs, under an id that nobody published. */
function toOtherKey(keys: readonly RsaPrivateJwk[]): RsaPrivateJwk {
  const key = keys.find(({ use }) => use === 'enc');
  if (!key) throw new Error('The provider has no encryption key.');
  return { ...key, kid: 'pk_sig_unpublished', use: 'sig' };
}

/** Ids of objects in `data`; that of the request stays. */
const OBJECT_ID = /\b(?!req_)([a-z]{2,5}_[0-7][0-9A-HJKMNP-TV-Z]{24})([0-9A-HJKMNP-TV-Z])\b/g;

/** Other bytes than were signed, with ids that exist nowhere else: whoever uses one has trusted the response. */
function forge(body: string): string {
  return body.replace(':', ': ').replace(OBJECT_ID, (_, start, last) => start + (last === '0' ? '1' : '0'));
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
