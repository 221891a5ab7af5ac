import { isRecord } from '../../../packages/base/encoding/json.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { Operation } from '../../../src/model/operation.ts';
import type { SampleLanguageName } from '../../../src/model/sample-languages.ts';
import { parseBody } from '../../../src/playground/client/draft.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import { findDecryptions } from '../../../src/samples/decryption.ts';
import { withoutSecrets } from '../../../src/samples/encryption.ts';
import { getSampleComments } from '../../../src/samples/sample-comments.ts';
import type { SampleRequest } from '../../../src/samples/sample-request.ts';
import { SIGNED_WRITERS } from '../../../src/samples/signed-writers.ts';
import { getOperation } from '../access/access-token.ts';
import { createTarget } from '../access/build-request.ts';
import { createClaims, isEncryptedName } from '../access/encrypt-fields.ts';

/** The call as a program with the signing helper of a language, by the writers of the page's own samples. Secrets are variables of it. */
export function createSample(
  language: SampleLanguageName,
  { operation, draft, locale }: { operation: Operation; draft: Draft; locale: Locale },
): string {
  const request = { ...toRequest(operation, draft), comments: getSampleComments(locale) };
  const { setup, lines } = SIGNED_WRITERS[language](request);
  return [...setup, ...lines].join('\n');
}

function toRequest(operation: Operation, draft: Draft): Omit<SampleRequest, 'comments'> {
  const { method, scope, service, idempotency } = getOperation(operation.id);
  const body = parseBody(draft);
  const { json, encryptions } = withoutSecrets(operation.body?.contents[0]?.schema, body, {
    known: draft.parameters,
    getPlaintext: (_, { name, value }) => {
      const cardId = draft.parameters.cardId ?? (isRecord(body) ? String(body.cardId) : undefined);
      return isEncryptedName(name) ? { ...createClaims(name, String(value), cardId), iat: 0 } : value;
    },
  });
  return {
    id: operation.id,
    method,
    server: operation.servers[0]?.url.replace(/\/$/, '') ?? '',
    target: createTarget(getOperation(operation.id), draft.parameters),
    headers: [
      ...(scope === undefined ? [] : [{ name: 'Authorization', text: 'Bearer ', variable: 'ACCESS_TOKEN' }]),
      ...(idempotency === 'none' ? [] : [{ name: 'Idempotency-Key', text: '', isKey: true }]),
    ],
    signing: service === 'token' ? 'query' : 'headers',
    ...(draft.body !== undefined && { body: body === undefined ? { text: draft.body } : { json } }),
    encryptions,
    decryptions: findDecryptions(operation, operation.examples[0]?.name ?? ''),
  };
}
