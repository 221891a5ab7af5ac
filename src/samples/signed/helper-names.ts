import { usesEnvironment } from '../literals/placeholder.ts';
import type { SampleRequest, Signing } from '../sample-request.ts';

/** Functions of the signing helper that a sample uses, sorted. */
export function getHelperNames({ headers, signing, body, encryptions, decryptions }: SampleRequest): string[] {
  const hasVariable =
    headers.some(({ variable }) => variable !== undefined) ||
    (body !== undefined && 'json' in body && usesEnvironment(body.json));
  return [
    ...(decryptions.length > 0 ? ['decryptField'] : []),
    ...(encryptions.length > 0 ? ['encryptField'] : []),
    ...(hasVariable ? ['environment'] : []),
    ...(headers.some(({ isKey }) => isKey) ? ['newIdempotencyKey'] : []),
    getSendName(signing),
  ];
}

/** The function that signs and sends. */
export function getSendName(signing: Signing | undefined): string {
  return signing === 'query' ? 'sendSignedQuery' : 'sendSigned';
}
