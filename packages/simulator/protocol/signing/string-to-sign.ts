import { hex } from '@scure/base';
import { type Bytes, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { type Cryptography, webCryptography } from './cryptography.ts';

/** The exact body on the wire; a string means its UTF-8 bytes, nothing for no body. */
export type Body = Bytes | string | undefined;

/** What the signature of a request covers. Values are those on the wire, not parsed and printed again. */
export type RequestToSign = {
  method: string;
  /** Path and, if any, `?` and the query, exactly as on the wire. */
  target: string;
  merchantId: string;
  /** Unix milliseconds, 13 digits. */
  timestamp: string;
  nonce: string;
  body?: Body;
};

/** What the signature of a response covers. */
export type ResponseToSign = {
  status: number;
  requestId: string;
  /** Unix milliseconds, 13 digits. */
  timestamp: string;
  body?: Body;
};

/** SHA-256 of the body in lower-case hex; no body has the digest of zero bytes. */
export async function bodyDigest(body: Body, cryptography: Cryptography = webCryptography): Promise<string> {
  const bytes = typeof body === 'string' ? encodeUtf8(body) : (body ?? new Uint8Array());
  return hex.encode(await cryptography.digest(bytes));
}

/** The six lines of a request (docs/contract.md#34-signature). */
export async function requestStringToSign(request: RequestToSign, cryptography?: Cryptography): Promise<string> {
  const { method, target, merchantId, timestamp, nonce, body } = request;
  return toLines([method.toUpperCase(), target, merchantId, timestamp, nonce, await bodyDigest(body, cryptography)]);
}

/** The four lines of a response (docs/contract.md#34-signature). */
export async function responseStringToSign(
  { status, requestId, timestamp, body }: ResponseToSign,
  cryptography?: Cryptography,
): Promise<string> {
  return toLines([String(status), requestId, timestamp, await bodyDigest(body, cryptography)]);
}

/** Each line ends with LF, the last one too. A line break inside a value could make two requests sign alike. */
function toLines(lines: string[]): string {
  const broken = lines.find((line) => /[\r\n]/.test(line));
  if (broken !== undefined) throw new RangeError(`A signed value holds a line break: ${JSON.stringify(broken)}`);
  return lines.map((line) => `${line}\n`).join('');
}
