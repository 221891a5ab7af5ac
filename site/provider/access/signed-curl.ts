import { SERVER_ORIGIN } from '../../../packages/simulator/core/server-origin.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import { required, safeWord, shellQuote, withExpansion } from '../../../src/samples/literals/bash.ts';
import { getOperation } from './access-token.ts';
import { buildRequest } from './build-request.ts';
import { type CallTarget, getTestCredentials } from './call-target.ts';

/** The provider refuses a timestamp that is further from its clock (contract 3.4). */
const VALID_MS = 300_000;

type CurlOptions = { locale: string; time?: number; target?: Pick<CallTarget, 'credentials' | 'origin'> };

/**
 * One command, signed at the present time of this machine: its server accepts it, once, until `validUntil`. Without a target it is
 * signed with the test key, for the local sandbox server.
 */
export async function createSignedCurl(
  operationId: string,
  draft: Draft,
  { locale, time = Date.now(), target }: CurlOptions,
): Promise<{ text: string; validUntil: number }> {
  const operation = getOperation(operationId);
  const { request, body } = await buildRequest(draft, {
    operation,
    credentials: target?.credentials ?? getTestCredentials(),
    time,
    locale,
    token: undefined,
    idempotencyKey: crypto.randomUUID(),
  });
  const headers = request.headers.map(([name, value]) => shellQuote(`${name}: ${value}`));
  if (operation.scope !== undefined) headers.unshift(withExpansion('Authorization: Bearer ', required('ACCESS_TOKEN')));
  const variable = operation.service === 'token' ? 'TOKEN_BASE_URL' : 'BASE_URL';
  const lines = [
    `curl -X ${request.method} "$\{${variable}:-${target?.origin ?? SERVER_ORIGIN}}"${safeWord(request.target)}`,
    ...headers.map((header) => `-H ${header}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(body)}`]),
  ];
  return { text: lines.join(' \\\n  '), validUntil: time + VALID_MS };
}
