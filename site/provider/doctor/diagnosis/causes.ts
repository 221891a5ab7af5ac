import { hex } from '@scure/base';
import { encodeBase64 } from '../../../../packages/base/encoding/base64.ts';
import type { Bytes } from '../../../../packages/base/encoding/bytes.ts';
import { bodyDigest, requestStringToSign } from '../../../../packages/simulator/protocol/signing/string-to-sign.ts';
import { reserialiseBody } from './other-bodies.ts';
import { decodeOnce, encodeAgain, orderQueries, permute, respellTargets } from './other-targets.ts';
import type { SignedRequest } from './signed-request.ts';

/** What somebody may have signed instead of the string to sign; a signature that fits one proves it. */
export type Cause =
  | 'queryOrder'
  | 'encodedTwice'
  | 'target'
  | 'lineFeed'
  | 'extraLineFeed'
  | 'separator'
  | 'crlf'
  | 'methodCase'
  | 'bodySerialised'
  | 'bodyHash'
  | 'timeFormat'
  | 'hashedFirst'
  | 'lineOrder'
  | 'timeTwice';

/** Texts or bytes that were signed if the cause is the right one; none if it cannot be: no query, no body. */
type Guess = (request: SignedRequest) => Promise<(string | Bytes)[]>;

/** What may separate the lines instead of line feeds; some shells leave `\\n` as two characters. */
const SEPARATORS = ['\\n', '', '&', '|', ' ', ','];

/** A clock that is read twice while a request is made differs by less, in milliseconds. */
const TIME_READ_TWICE_MS = 1000;

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
    'encodedTwice',
    ({ target, ...rest }) =>
      withLines(
        { target, ...rest },
        [decodeOnce(target), encodeAgain(target)].filter((other) => other !== target).map((other) => ({ 1: other })),
      ),
  ],
  [
    'target',
    (request) =>
      withLines(
        request,
        respellTargets(request.target, request.origin).map((target) => ({ 1: target })),
      ),
  ],
  ['lineFeed', async (request) => [(await requestLines(request)).join('\n')]],
  ['extraLineFeed', async (request) => [`${(await requestLines(request)).join('\n')}\n\n`]],
  [
    'separator',
    async (request) => {
      const lines = await requestLines(request);
      return SEPARATORS.flatMap((separator) => [
        lines.join(separator),
        lines.map((line) => line + separator).join(''),
        `${lines.join(separator)}\n`,
      ]);
    },
  ],
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
  ['timeFormat', (request) => withLines(request, inOtherFormats(request))],
  [
    'hashedFirst',
    async (request) => {
      const digest = await bodyDigest((await requestLines(request)).map((line) => `${line}\n`).join(''));
      return [new Uint8Array(hex.decode(digest)), digest];
    },
  ],
  [
    'lineOrder',
    async (request) =>
      permute(await requestLines(request))
        .slice(1)
        .map((lines) => lines.map((line) => `${line}\n`).join('')),
  ],
  ['timeTwice', (request) => withLines(request, atOtherTimes(request))],
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

function atOtherTimes({ credentials: { timestamp } }: SignedRequest): Record<number, string>[] {
  if (!/^\d{13}$/.test(timestamp)) return [];
  const offsets = Array.from({ length: TIME_READ_TWICE_MS }, (_, index) => [index + 1, -index - 1]).flat();
  return offsets.map((offset) => ({ 3: String(Number(timestamp) + offset) }));
}

/** The time in seconds, and as ISO 8601 with and without milliseconds. */
function inOtherFormats({ credentials: { timestamp } }: SignedRequest): Record<number, string>[] {
  if (!/^\d{13}$/.test(timestamp)) return [];
  const iso = new Date(Number(timestamp)).toISOString();
  return [timestamp.slice(0, 10), iso, iso.replace(/\.\d+/, '')].map((time) => ({ 3: time }));
}
