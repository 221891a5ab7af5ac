import { encryptJwe } from '../../protocol/encryption/jwe.ts';
import type { Cryptography } from '../../protocol/signing/cryptography.ts';
import { signResponse } from '../../protocol/signing/signer.ts';
import type { State } from '../state/state.ts';
import type { Outcome } from './outcome.ts';
import type { SandboxResponse } from './request.ts';

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
  const { status, requestId, headers, reveal, stringToSign } = outcome;
  const body =
    reveal && recipient
      ? insertCiphertext(outcome.text, await encryptJwe(JSON.stringify(reveal), recipient))
      : outcome.text;
  return {
    status,
    headers: {
      ...headers,
      ...(await signResponse({ status, requestId, body }, { key, now: () => time, cryptography })),
    },
    body,
    ...(stringToSign !== undefined && { stringToSign }),
  };
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
