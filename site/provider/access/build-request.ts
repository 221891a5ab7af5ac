import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isRecord } from '../../../packages/base/encoding/json.ts';
import type { OperationContract } from '../../../packages/simulator/core/contract/contract-data.ts';
import type { SandboxRequest } from '../../../packages/simulator/core/envelope/request.ts';
import {
  canonicalQuery,
  percentEncode,
  type QueryParameter,
} from '../../../packages/simulator/protocol/signing/canonical-query.ts';
import { sign } from '../../../packages/simulator/protocol/signing/rsa-signature.ts';
import { createNonce } from '../../../packages/simulator/protocol/signing/signer.ts';
import { requestStringToSign } from '../../../packages/simulator/protocol/signing/string-to-sign.ts';
import { parseBody } from '../../../src/playground/client/draft.ts';
import type { SigningSteps } from '../../../src/playground/client/exchange.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import type { CallCredentials } from './call-target.ts';
import { encryptFields } from './encrypt-fields.ts';
import { misreadStringToSign } from './wrong-signature.ts';

export type CallContext = {
  operation: OperationContract;
  credentials: CallCredentials;
  /** The clock that the provider checks timestamps by, in Unix milliseconds. */
  time: number;
  locale: string;
  token: string | undefined;
  idempotencyKey: string;
  /** Of the chosen outcome. */
  flags?: readonly string[];
};

export type BuiltRequest = {
  request: SandboxRequest;
  body: string | undefined;
  /** Absent where the operation takes no key. */
  idempotencyKey?: string;
  signing: SigningSteps;
};

/** The flag of an outcome that signs something else, as newcomers do: the call returns 401008. */
export const WRONG_SIGNATURE = 'wrongSignature';

/** Query parameters that the signature fills in. */
export const SIGNATURE_PARAMETERS = ['merchantId', 'timestamp', 'nonce', 'keyId', 'signature'];

/** A draft as a signed request: parameters in place, secrets encrypted, headers complete. */
export async function buildRequest(draft: Draft, context: CallContext): Promise<BuiltRequest> {
  const { operation, credentials, time } = context;
  const { method } = operation;
  const { merchantId, key } = credentials;
  const body = await finishBody(draft, context);
  const stamp = { merchantId, timestamp: String(time), nonce: createNonce() };
  const isQuery = operation.service === 'token';
  const target = isQuery
    ? `${fillPath(operation.path, draft.parameters)}?${canonicalQuery([...listQuery(operation, draft.parameters), ...Object.entries({ ...stamp, keyId: key.kid })])}`
    : createTarget(operation, draft.parameters);
  const right = await requestStringToSign({ ...stamp, method, target, body });
  const stringToSign = context.flags?.includes(WRONG_SIGNATURE) ? await misreadStringToSign(right, body) : right;
  const signature = await sign(stringToSign, key);
  const signed: [string, string][] = isQuery
    ? []
    : [
        ['X-Merchant-Id', merchantId],
        ['X-Key-Id', key.kid],
        ['X-Timestamp', stamp.timestamp],
        ['X-Nonce', stamp.nonce],
        ['X-Signature', signature],
      ];
  return {
    request: {
      method,
      target: isQuery ? `${target}&signature=${percentEncode(signature)}` : target,
      headers: [...signed, ...listHeaders(body, context)],
      ...(body !== undefined && { body: encodeUtf8(body) }),
    },
    body,
    ...(takesKey(operation) && { idempotencyKey: context.idempotencyKey }),
    signing: { stringToSign, keyId: key.kid, signature },
  };
}

function listHeaders(body: string | undefined, context: CallContext): [string, string][] {
  const { operation, token, idempotencyKey, locale } = context;
  return [
    ...headerIf(operation.scope !== undefined && token !== undefined, 'Authorization', `Bearer ${token}`),
    ...headerIf(takesKey(operation), 'Idempotency-Key', idempotencyKey),
    ['Accept-Language', locale === 'zh' ? 'zh-CN' : 'en'],
    ...headerIf(body !== undefined, 'Content-Type', 'application/json; charset=utf-8'),
  ];
}

function takesKey({ idempotency }: OperationContract): boolean {
  return idempotency === 'required' || idempotency === 'optional';
}

function headerIf(isSent: boolean, name: string, value: string): [string, string][] {
  return isSent ? [[name, value]] : [];
}

/** A body that is not JSON goes out as it is: the reader wants to see the error. */
async function finishBody(draft: Draft, { time, credentials }: CallContext): Promise<string | undefined> {
  const value = parseBody(draft);
  if (value === undefined) return draft.body;
  const cardId = draft.parameters.cardId ?? (isRecord(value) ? String(value.cardId) : undefined);
  return JSON.stringify(await encryptFields(value, { time, cardId, recipient: credentials.recipient }));
}

/** The path with its parameters filled in, and its query; without a signature. */
export function createTarget(operation: OperationContract, values: Record<string, string>): string {
  const path = fillPath(operation.path, values);
  const parameters = listQuery(operation, values);
  return parameters.length === 0 ? path : `${path}?${parameters.map(toPair).join('&')}`;
}

function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(values[name] ?? ''));
}

function listQuery({ parameters }: OperationContract, values: Record<string, string>): QueryParameter[] {
  return parameters
    .filter(({ in: location, name }) => location === 'query' && !SIGNATURE_PARAMETERS.includes(name))
    .flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
}

function toPair([name, value]: QueryParameter): string {
  return `${percentEncode(name)}=${percentEncode(value)}`;
}
