import type { RsaPublicJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import type { CredentialName } from '../../../../packages/simulator/protocol/signing/credentials.ts';
import { bodyDigest } from '../../../../packages/simulator/protocol/signing/string-to-sign.ts';
import type { PastedRequest } from '../../../../src/paste/request/pasted-request.ts';
import { compareLines, type LineComparison } from '../../../../src/playground/ui/compare-lines.ts';
import { type Cause, requestLines } from './causes.ts';
import { openPss, openSignature } from './open-signature.ts';
import { readOtherTime } from './other-times.ts';
import { readWrongEncoding, type WrongEncoding } from './signature-encoding.ts';
import { removeLabels } from './signed-labels.ts';
import { readSignedRequest, type SignedRequest } from './signed-request.ts';
import { type Fits, type Trial, tryCauses } from './try-causes.ts';

/** The one thing to fix first. */
export type Verdict =
  | { kind: 'missing'; names: CredentialName[] }
  | { kind: 'malformed'; name: CredentialName }
  /** The time is not in Unix milliseconds, which would be these. */
  | { kind: 'timestamp'; milliseconds: number }
  | { kind: 'encoding'; encoding: WrongEncoding }
  | { kind: 'keyUnknown'; keyId: string }
  | { kind: 'anotherKey'; keyId: string }
  /** No key that is here made it, although the key that the request names is here. */
  | { kind: 'foreignKey' }
  /** Another hash function or padding than RSASSA-PKCS1-v1_5 with SHA-256. */
  | { kind: 'algorithm'; algorithm: string }
  /** Padded without a hash function. */
  | { kind: 'noHash' }
  /** The signature is right; the timestamp is this many seconds from now, later ones negative. */
  | { kind: 'clock'; seconds: number }
  /** The server says so: all is right, but the nonce was used before. */
  | { kind: 'nonceReused' }
  | { kind: 'cause'; cause: Cause }
  /** Each line was signed with a label before it. */
  | { kind: 'labels' }
  /** The first line that differs, counted from 1. */
  | { kind: 'line'; line: number }
  | { kind: 'signatureOnly' }
  | { kind: 'unexplained' }
  | { kind: 'genuine' };

/** The signature itself proves the verdict, or only what was pasted suggests it. */
export type Certainty = 'proven' | 'likely';

type Finding = { verdict: Verdict; certainty: Certainty; trials?: Trial[]; own?: string };

export type Diagnosis = Required<Omit<Finding, 'own'>> & { request: SignedRequest; lines: LineComparison[] };

export type Suspicion = {
  request: PastedRequest;
  /** What the reader says he signed. */
  signed?: string;
  keys: readonly RsaPublicJwk[];
  /** Unix milliseconds. */
  now: number;
  /** The server returned 401010. */
  isNonceReused?: boolean;
};

/** Whether a response below a request says that its nonce was used before. */
export function saysNonceReused(text: string): boolean {
  return /"code"\s*:\s*401010\b/.test(text);
}

/** How far a client's clock may be off (docs/contract.md#34-signature). */
const CLOCK_WINDOW_MS = 300_000;

/**
 * Finds why a request is refused with 401008 or one of its neighbours. In the order of the server's checks: headers, clock, key, then
 * the lines. Without what was signed, every known mistake is made on purpose, until the signature fits one.
 */
export async function diagnose(suspicion: Suspicion): Promise<Diagnosis> {
  const { request: pasted, signed, keys } = suspicion;
  const request = readSignedRequest(pasted);
  const serverLines = await requestLines(request);
  const text = serverLines.map((line) => `${line}\n`).join('');
  const { own = signed, ...finding } =
    (await checkCredentials(request, keys, text)) ??
    (await checkKeys(request, text, suspicion)) ??
    (await checkLines(request, keys, signed, serverLines));
  // Where the signature is right, what the reader says to have signed belongs to another request.
  const isRight = RIGHT.includes(finding.verdict.kind);
  return { trials: [], ...finding, request, lines: compareLines(serverLines, isRight ? undefined : own) };
}

const RIGHT: Verdict['kind'][] = ['genuine', 'clock', 'nonceReused'];

async function checkCredentials(
  { malformed, credentials: { signature, ...others } }: SignedRequest,
  keys: readonly RsaPublicJwk[],
  text: string,
): Promise<Finding | undefined> {
  const missing = malformed.filter((name) => ({ ...others, signature })[name] === '');
  if (missing.length > 0) return { verdict: { kind: 'missing', names: missing }, certainty: 'proven' };
  const wrong = readWrongEncoding(signature);
  if (wrong) {
    const isProven = await fitsKey(keys, others.keyId, wrong.signature)(text);
    return { verdict: { kind: 'encoding', encoding: wrong.encoding }, certainty: isProven ? 'proven' : 'likely' };
  }
  const [name] = malformed;
  const milliseconds = name === 'timestamp' ? readOtherTime(others.timestamp) : undefined;
  if (milliseconds !== undefined) return { verdict: { kind: 'timestamp', milliseconds }, certainty: 'proven' };
  return name && { verdict: { kind: 'malformed', name }, certainty: 'proven' };
}

/** What the signature says of itself, whatever was signed: which key made it, and how; and whether the text is right. */
async function checkKeys(
  { credentials: { keyId, signature, timestamp } }: SignedRequest,
  text: string,
  { keys, now, isNonceReused }: Suspicion,
): Promise<Finding | undefined> {
  const named = keys.find(({ kid }) => kid === keyId);
  const maker = [...(named ? [named] : []), ...keys].find((key) => openSignature(signature, key));
  const opened = maker && openSignature(signature, maker);
  if (!maker || !opened) {
    if (!named) return undefined;
    const hash = await openPss(signature, named);
    const verdict: Verdict = hash ? { kind: 'algorithm', algorithm: `RSASSA-PSS, ${hash}` } : { kind: 'foreignKey' };
    return { verdict, certainty: 'proven' };
  }
  if (maker.kid !== keyId) return { verdict: { kind: 'anotherKey', keyId: maker.kid }, certainty: 'proven' };
  if (opened.hash === '') return { verdict: { kind: 'noHash' }, certainty: 'proven' };
  if (opened.hash !== 'SHA-256')
    return { verdict: { kind: 'algorithm', algorithm: `RSASSA-PKCS1-v1_5, ${opened.hash}` }, certainty: 'proven' };
  if (opened.digest !== (await bodyDigest(text))) return undefined;
  if (isNonceReused) return { verdict: { kind: 'nonceReused' }, certainty: 'proven' };
  const late = now - Number(timestamp);
  const isOff = Math.abs(late) > CLOCK_WINDOW_MS;
  return {
    verdict: isOff ? { kind: 'clock', seconds: Math.round(late / 1000) } : { kind: 'genuine' },
    certainty: 'proven',
  };
}

async function checkLines(
  request: SignedRequest,
  keys: readonly RsaPublicJwk[],
  written: string | undefined,
  serverLines: string[],
): Promise<Finding> {
  const { keyId, signature } = request.credentials;
  const fits = fitsKey(keys, keyId, signature);
  const unlabelled = written === undefined ? undefined : removeLabels(written);
  const isProven = written !== undefined && (await fits(written));
  // Of labels that were not signed, a log is the author.
  const signed = isProven ? written : (unlabelled ?? written);
  const { trials, suspect, fitting } = await tryCauses(request, signed, fits);
  // Where the reader's text is right, it is not the one that was signed.
  const isRight = signed === serverLines.map((line) => `${line}\n`).join('');
  const own = isRight ? (fitting ?? signed) : (signed ?? fitting);
  const found = { trials, ...(own !== undefined && { own }) };
  const proven = trials.find(({ outcome }) => outcome === 'verifies');
  if (proven) return { verdict: { kind: 'cause', cause: proven.cause }, certainty: 'proven', ...found };
  if (isProven && unlabelled !== undefined) return { verdict: { kind: 'labels' }, certainty: 'proven', ...found };
  if (suspect) return { verdict: { kind: 'cause', cause: suspect }, certainty: 'likely', ...found };
  const differing = compareLines(serverLines, signed).findIndex(({ difference }) => difference);
  if (differing >= 0) {
    const certainty = isProven ? 'proven' : 'likely';
    return { verdict: { kind: 'line', line: differing + 1 }, certainty, ...found };
  }
  if (!keys.some(({ kid }) => kid === keyId))
    return { verdict: { kind: 'keyUnknown', keyId }, certainty: 'proven', ...found };
  return { verdict: { kind: signed === undefined ? 'unexplained' : 'signatureOnly' }, certainty: 'likely', ...found };
}

/** With an unknown key nothing fits. */
function fitsKey(keys: readonly RsaPublicJwk[], keyId: string, signature: string): Fits {
  const key = keys.find(({ kid }) => kid === keyId);
  const opened = key && openSignature(signature, key);
  return async (text) => opened?.hash === 'SHA-256' && opened.digest === (await bodyDigest(text));
}
