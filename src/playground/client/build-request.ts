import { encodeUtf8 } from '../../protocol/encoding/bytes.ts';
import { isRecord } from '../../protocol/encoding/json.ts';
import { percentEncode, type QueryParameter } from '../../protocol/signing/canonical-query.ts';
import { createNonce, signQuery, signRequest } from '../../protocol/signing/signer.ts';
import { requestStringToSign } from '../../protocol/signing/string-to-sign.ts';
import type { OperationContract } from '../../sandbox/contract/contract-data.ts';
import type { SandboxRequest } from '../../sandbox/envelope/request.ts';
import { getTestKey, MERCHANT_ID } from '../../sandbox/test-merchant.ts';
import { type Draft, parseBody } from './draft.ts';
import { encryptFields } from './encrypt-fields.ts';
import type { SigningSteps } from './exchange.ts';

export type CallContext = {
  operation: OperationContract;
  /** The provider's clock, in Unix milliseconds. */
  time: number;
  locale: string;
  token: string | undefined;
  idempotencyKey: string;
};

export type BuiltRequest = { request: SandboxRequest; body: string | undefined; signing: SigningSteps };

const NAMES_OF_SIGNATURE = ['merchantId', 'timestamp', 'nonce', 'keyId', 'signature'];

/** A draft as a signed request of the test merchant: parameters in place, secrets encrypted, headers complete. */
export async function buildRequest(draft: Draft, context: CallContext): Promise<BuiltRequest> {
  const { operation, time, locale, token, idempotencyKey } = context;
  const { method } = operation;
  const body = await finishBody(draft, context);
  const nonce = createNonce();
  const key = getTestKey('mk_sig_test_1');
  const signer = { merchantId: MERCHANT_ID, key, now: () => time, nonce: () => nonce };
  const path = fillPath(operation.path, draft.parameters);
  const parameters = listQuery(operation, draft.parameters);
  const plain: [string, string][] = [
    ...(operation.scope === undefined || token === undefined
      ? []
      : [['Authorization', `Bearer ${token}`] as [string, string]]),
    ...(operation.idempotency === 'required' || operation.idempotency === 'optional'
      ? [['Idempotency-Key', idempotencyKey] as [string, string]]
      : []),
    ['Accept-Language', locale === 'zh' ? 'zh-CN' : 'en'],
    ...(body === undefined ? [] : [['Content-Type', 'application/json; charset=utf-8'] as [string, string]]),
  ];
  const stamp = { merchantId: MERCHANT_ID, timestamp: String(time), nonce };
  if (operation.service === 'token') {
    const target = await signQuery({ method, path, parameters, body }, signer);
    const at = target.lastIndexOf('&signature=');
    const stringToSign = await requestStringToSign({ ...stamp, method, target: target.slice(0, at), body });
    const signature = decodeURIComponent(target.slice(at + '&signature='.length));
    return toBuilt({ method, target, headers: plain }, body, { stringToSign, keyId: key.kid, signature });
  }
  const target = createTarget(operation, draft.parameters);
  const signed = await signRequest({ method, target, body }, signer);
  const stringToSign = await requestStringToSign({ ...stamp, method, target, body });
  const headers = [...Object.entries(signed), ...plain];
  return toBuilt({ method, target, headers }, body, { stringToSign, keyId: key.kid, signature: signed['X-Signature'] });
}

function toBuilt(request: Omit<SandboxRequest, 'body'>, body: string | undefined, signing: SigningSteps): BuiltRequest {
  return { request: body === undefined ? request : { ...request, body: encodeUtf8(body) }, body, signing };
}

/** A body that is not JSON goes out as it is: the reader wants to see the error. */
async function finishBody(draft: Draft, { time }: CallContext): Promise<string | undefined> {
  const value = parseBody(draft);
  if (value === undefined) return draft.body;
  const cardId = draft.parameters.cardId ?? (isRecord(value) ? String(value.cardId) : undefined);
  return JSON.stringify(await encryptFields(value, { time, cardId }));
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
    .filter(({ in: location, name }) => location === 'query' && !NAMES_OF_SIGNATURE.includes(name))
    .flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
}

function toPair([name, value]: QueryParameter): string {
  return `${percentEncode(name)}=${percentEncode(value)}`;
}
