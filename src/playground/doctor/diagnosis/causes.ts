import { hex } from '@scure/base';
import { encodeBase64 } from '../../../protocol/encoding/base64.ts';
import type { Bytes } from '../../../protocol/encoding/bytes.ts';
import { bodyDigest, requestStringToSign } from '../../../protocol/signing/string-to-sign.ts';
import { reserialiseBody } from './other-bodies.ts';
import { orderQueries, respellTargets } from './other-targets.ts';
import type { SignedRequest } from './signed-request.ts';

/** What somebody may have signed instead of the string to sign; a signature that fits one proves it. */
export type Cause =
  | 'queryOrder'
  | 'target'
  | 'lineFeed'
  | 'crlf'
  | 'methodCase'
  | 'bodySerialised'
  | 'bodyHash'
  | 'seconds'
  | 'hashedFirst';

/** Texts or bytes that were signed if the cause is the right one; none if it cannot be: no query, no body. */
type Guess = (request: SignedRequest) => Promise<(string | Bytes)[]>;

/** In the order in which they are tried: first what newcomers do most often. */
export const CAUSES: readonly (readonly [Cause, Guess])[] = [
  [
    'queryOrder',
    (request) =>
      withLines(
        request,
        orderQueries(request.target).map((target) => ({ 1: target })),
      ),
  ],
  [
    'target',
    (request) =>
      withLines(
        request,
        respellTargets(request.target).map((target) => ({ 1: target })),
      ),
  ],
  ['lineFeed', async (request) => [(await requestLines(request)).join('\n')]],
  [
    'crlf',
    async (request) => {
      const lines = await requestLines(request);
      return [lines.map((line) => `${line}\r\n`).join(''), lines.join('\r\n')];
    },
  ],
  [
    'methodCase',
    ({ method, ...rest }) =>
      withLines({ method, ...rest }, [
        { 0: method.toLowerCase() },
        { 0: method.charAt(0) + method.slice(1).toLowerCase() },
      ]),
  ],
  [
    'bodySerialised',
    async (request) =>
      withLines(
        request,
        await Promise.all(reserialiseBody(request.body).map(async (body) => ({ 5: await bodyDigest(body) }))),
      ),
  ],
  [
    'bodyHash',
    async (request) =>
      withLines(
        request,
        (await rehashBody(request)).map((digest) => ({ 5: digest })),
      ),
  ],
  ['seconds', (request) => withLines(request, inSeconds(request))],
  [
    'hashedFirst',
    async (request) => {
      const digest = await bodyDigest((await requestLines(request)).map((line) => `${line}\n`).join(''));
      return [new Uint8Array(hex.decode(digest)), digest];
    },
  ],
];

/** The six lines of a request without their line feeds (docs/contract.md#34-signature). */
export async function requestLines({ method, target, body, credentials }: SignedRequest): Promise<string[]> {
  return (await requestStringToSign({ method, target, body, ...credentials })).split('\n').slice(0, -1);
}

/** The string to sign with some of its lines replaced, once for each replacement. */
async function withLines(request: SignedRequest, replacements: Record<number, string>[]): Promise<string[]> {
  const lines = await requestLines(request);
  return replacements.map((replaced) => lines.map((line, index) => `${replaced[index] ?? line}\n`).join(''));
}

/** What may stand for the digest of the body: hashed twice, other alphabets, the digest of no body, the body itself. */
async function rehashBody({ body }: SignedRequest): Promise<string[]> {
  const digest = await bodyDigest(body);
  const bytes = new Uint8Array(hex.decode(digest));
  const others = [await bodyDigest(digest), await bodyDigest(bytes), digest.toUpperCase(), encodeBase64(bytes)];
  return body === undefined ? [...others, ''] : [...others, await bodyDigest(''), body];
}

function inSeconds({ credentials: { timestamp } }: SignedRequest): Record<number, string>[] {
  return timestamp.length === 13 ? [{ 3: timestamp.slice(0, 10) }] : [];
}
