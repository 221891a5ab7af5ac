import { decodeBase64 } from '../../../protocol/encoding/base64.ts';
import type { RsaPublicJwk } from '../../../protocol/keys/rsa-jwk.ts';
import type { CredentialName } from '../../../protocol/signing/credentials.ts';
import { verify } from '../../../protocol/signing/rsa-signature.ts';
import type { PastedRequest } from '../request/pasted-request.ts';
import { type Cause, requestLines } from './causes.ts';
import { compareLines, type LineComparison } from './compare-lines.ts';
import { readSignedRequest, type SignedRequest } from './signed-request.ts';
import { type Fits, type Trial, tryCauses } from './try-causes.ts';

/** The one thing to fix first. */
export type Verdict =
  | { kind: 'missing'; names: CredentialName[] }
  | { kind: 'malformed'; name: CredentialName }
  | { kind: 'base64url' }
  | { kind: 'keyUnknown'; keyId: string }
  | { kind: 'anotherKey'; keyId: string }
  /** The signature is right; the timestamp is this many seconds from now, later ones negative. */
  | { kind: 'clock'; seconds: number }
  | { kind: 'cause'; cause: Cause }
  /** The first line that differs, counted from 1. */
  | { kind: 'line'; line: number }
  | { kind: 'signatureOnly' }
  | { kind: 'unexplained' }
  | { kind: 'genuine' };

/** The signature itself proves the verdict, or only what was pasted suggests it. */
export type Certainty = 'proven' | 'likely';

type Finding = { verdict: Verdict; certainty: Certainty; trials?: Trial[] };

export type Diagnosis = Required<Finding> & { request: SignedRequest; lines: LineComparison[] };

export type Suspicion = {
  request: PastedRequest;
  /** What the reader says he signed. */
  signed?: string;
  keys: readonly RsaPublicJwk[];
  /** Unix milliseconds. */
  now: number;
};

/** How far a client's clock may be off (docs/contract.md#34-signature). */
const CLOCK_WINDOW_MS = 300_000;

/**
 * Finds why a request is refused with 401008 or one of its neighbours. In the order of the server's checks: headers, clock, key, then
 * the lines. Without what was signed, every known mistake is made on purpose, until the signature fits one.
 */
export async function diagnose({ request: pasted, signed, keys, now }: Suspicion): Promise<Diagnosis> {
  const request = readSignedRequest(pasted);
  const serverLines = await requestLines(request);
  const lines = compareLines(serverLines, signed);
  const text = serverLines.map((line) => `${line}\n`).join('');
  const finding =
    (await checkCredentials(request, keys, text)) ??
    (await checkKeys(request, keys, text, now)) ??
    (await checkLines(request, keys, signed, lines));
  return { trials: [], ...finding, request, lines };
}

async function checkCredentials(
  { malformed, credentials: { signature, ...others } }: SignedRequest,
  keys: readonly RsaPublicJwk[],
  text: string,
): Promise<Finding | undefined> {
  const missing = malformed.filter((name) => ({ ...others, signature })[name] === '');
  if (missing.length > 0) return { verdict: { kind: 'missing', names: missing }, certainty: 'proven' };
  const standard = toBase64(signature);
  if (standard !== undefined && standard !== signature) {
    const isProven = await fitsKey(keys, others.keyId, standard)(text);
    return { verdict: { kind: 'base64url' }, certainty: isProven ? 'proven' : 'likely' };
  }
  const [name] = malformed;
  return name && { verdict: { kind: 'malformed', name }, certainty: 'proven' };
}

async function checkKeys(
  { credentials: { keyId, signature, timestamp } }: SignedRequest,
  keys: readonly RsaPublicJwk[],
  text: string,
  now: number,
): Promise<Finding | undefined> {
  for (const key of keys) {
    if (!(await verify(text, signature, key))) continue;
    if (key.kid !== keyId) return { verdict: { kind: 'anotherKey', keyId: key.kid }, certainty: 'proven' };
    const late = now - Number(timestamp);
    const isOff = Math.abs(late) > CLOCK_WINDOW_MS;
    return {
      verdict: isOff ? { kind: 'clock', seconds: Math.round(late / 1000) } : { kind: 'genuine' },
      certainty: 'proven',
    };
  }
  return undefined;
}

async function checkLines(
  request: SignedRequest,
  keys: readonly RsaPublicJwk[],
  signed: string | undefined,
  lines: LineComparison[],
): Promise<Finding> {
  const { keyId, signature } = request.credentials;
  const fits = fitsKey(keys, keyId, signature);
  const { trials, suspect } = await tryCauses(request, signed, fits);
  const proven = trials.find(({ outcome }) => outcome === 'verifies');
  if (proven) return { verdict: { kind: 'cause', cause: proven.cause }, certainty: 'proven', trials };
  if (suspect) return { verdict: { kind: 'cause', cause: suspect }, certainty: 'likely', trials };
  const differing = lines.findIndex(({ difference }) => difference);
  if (differing >= 0) {
    const isProven = signed !== undefined && (await fits(signed));
    return { verdict: { kind: 'line', line: differing + 1 }, certainty: isProven ? 'proven' : 'likely', trials };
  }
  if (!keys.some(({ kid }) => kid === keyId))
    return { verdict: { kind: 'keyUnknown', keyId }, certainty: 'proven', trials };
  return { verdict: { kind: signed === undefined ? 'unexplained' : 'signatureOnly' }, certainty: 'likely', trials };
}

/** With an unknown key nothing fits. */
function fitsKey(keys: readonly RsaPublicJwk[], keyId: string, signature: string): Fits {
  const key = keys.find(({ kid }) => kid === keyId);
  return async (text) => key !== undefined && verify(text, signature, key);
}

/** Base64 with the standard alphabet and its padding, from what may be base64url; `undefined` for what is neither. */
function toBase64(signature: string): string | undefined {
  const standard = signature.replaceAll('-', '+').replaceAll('_', '/');
  const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
  return decodeBase64(padded) ? padded : undefined;
}
