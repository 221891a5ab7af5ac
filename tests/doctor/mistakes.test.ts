import { constants, createHash, createPrivateKey, createSign, privateEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { requestLines } from '../../site/provider/doctor/diagnosis/causes.ts';
import { correctRequest } from '../../site/provider/doctor/diagnosis/correct-request.ts';
import { diagnose } from '../../site/provider/doctor/diagnosis/diagnose.ts';
import { readSignedRequest, withCredentials } from '../../site/provider/doctor/diagnosis/signed-request.ts';
import type { PastedRequest } from '../../src/paste/request/pasted-request.ts';
import { BODY, findVerdict, GET, KEY, NOW, POST, PRETTY, send, signed, signRight } from './signed-requests.ts';

const PEM = createPrivateKey({ key: KEY, format: 'jwk' });
/** What the server returns to a request that is signed wrongly or not at all. */
const SIGNATURE_CODES = [400003, 401008, 401009, 401010, 401011];

describe('a mistake is named, and the corrected request verifies in the sandbox:', () => {
  it.each<[string, object, PastedRequest | Promise<PastedRequest>]>([
    [
      'a body with a line feed at its end that was not signed',
      { kind: 'cause', cause: 'bodySerialised' },
      { ...POST, body: `${BODY}\n` },
    ],
    ['a body that was sent in lines', { kind: 'cause', cause: 'bodySerialised' }, { ...POST, body: PRETTY }],
    [
      'a body that was signed with CRLF',
      { kind: 'cause', cause: 'bodySerialised' },
      signed({ ...POST, body: PRETTY }, { 5: hash(PRETTY.replaceAll('\n', '\r\n')) }),
    ],
    [
      'a body that was signed with a BOM',
      { kind: 'cause', cause: 'bodySerialised' },
      signed(POST, { 5: hash(`\ufeff${BODY}`) }),
    ],
    [
      'a digest in base64',
      { kind: 'cause', cause: 'bodyHash' },
      signed(POST, { 5: createHash('sha256').update(BODY).digest('base64') }),
    ],
    [
      'a body that was signed without its null members',
      { kind: 'cause', cause: 'bodySerialised' },
      signed({ ...POST, body: '{"name":"A","note":null}' }, { 5: hash('{"name":"A"}') }),
    ],
    ['a digest of the digest', { kind: 'cause', cause: 'bodyHash' }, signed(POST, { 5: hash(hash(BODY)) })],
    [
      'a query in another order',
      { kind: 'cause', cause: 'queryOrder' },
      signed(GET, { 1: '/v2/card?name=%E5%8D%A1%20A&page=1&status=active' }),
    ],
    [
      'a query that was decoded',
      { kind: 'cause', cause: 'target' },
      signed(GET, { 1: '/v2/card?status=active&page=1&name=卡 A' }),
    ],
    [
      'a space as a plus sign',
      { kind: 'cause', cause: 'target' },
      signed(GET, { 1: '/v2/card?status=active&page=1&name=%E5%8D%A1+A' }),
    ],
    [
      'escapes in lower case',
      { kind: 'cause', cause: 'target' },
      signed(GET, { 1: '/v2/card?status=active&page=1&name=%e5%8d%a1%20A' }),
    ],
    ['no slash at the beginning', { kind: 'cause', cause: 'target' }, signed(GET, { 1: GET.target.slice(1) })],
    ['the whole address', { kind: 'cause', cause: 'target' }, signed(GET, { 1: `${GET.origin}${GET.target}` })],
    [
      'lines that end with CRLF',
      { kind: 'cause', cause: 'crlf' },
      signed(GET, {}, (text) => text.replaceAll('\n', '\r\n')),
    ],
    ['no line feed at the end', { kind: 'cause', cause: 'lineFeed' }, signed(GET, {}, (text) => text.trimEnd())],
    ['a line feed of echo', { kind: 'cause', cause: 'extraLineFeed' }, signed(GET, {}, (text) => `${text}\n`)],
    [
      'a backslash and an n',
      { kind: 'cause', cause: 'separator' },
      signed(GET, {}, (text) => text.replaceAll('\n', '\\n')),
    ],
    [
      "nonce and time in each other's place",
      { kind: 'cause', cause: 'lineOrder' },
      signed(GET, {}, (text) => swap(text, 3, 4)),
    ],
    ['a time that was read again', { kind: 'cause', cause: 'timeTwice' }, signed(GET, { 3: String(NOW + 7) })],
    [
      'a time in seconds that was signed',
      { kind: 'cause', cause: 'timeFormat' },
      signed(GET, { 3: String(NOW).slice(0, 10) }),
    ],
    ['a date that was signed', { kind: 'cause', cause: 'timeFormat' }, signed(GET, { 3: new Date(NOW).toISOString() })],
    [
      'a time in seconds that was sent',
      { kind: 'timestamp', milliseconds: NOW - 1000 },
      signRight(withCredentials(GET, { timestamp: String(NOW - 1000).slice(0, 10) })),
    ],
    [
      'a date that was sent',
      { kind: 'timestamp', milliseconds: NOW },
      signRight(withCredentials(GET, { timestamp: new Date(NOW).toISOString() })),
    ],
    ['no time', { kind: 'malformed', name: 'timestamp' }, signRight(withCredentials(GET, { timestamp: 'now' }))],
    [
      'a target that the client encoded again after it was signed',
      { kind: 'cause', cause: 'encodedTwice' },
      signed({ ...GET, target: GET.target.replaceAll('%', '%25') }, { 1: GET.target }),
    ],
    [
      'a target that was encoded twice before it was signed',
      { kind: 'cause', cause: 'encodedTwice' },
      signed(GET, { 1: GET.target.replaceAll('%', '%25') }),
    ],
    [
      'a clock that is eight hours late',
      { kind: 'clock', seconds: 28_800 },
      signRight(withCredentials(GET, { timestamp: String(NOW - 28_800_000) })),
    ],
    [
      'another key of the merchant',
      { kind: 'anotherKey', keyId: 'pk_sig_test_1' },
      signed(GET, {}, undefined, getTestKey('pk_sig_test_1')),
    ],
    [
      'another key, and a body that was serialised again',
      { kind: 'anotherKey', keyId: 'pk_sig_test_1' },
      signed({ ...POST, body: PRETTY }, { 5: hash(BODY) }, undefined, getTestKey('pk_sig_test_1')),
    ],
    [
      'a key that nobody has',
      { kind: 'foreignKey' },
      signed(GET, {}, undefined, toSigning(getTestKey('mk_enc_test_1'))),
    ],
    [
      'SHA-1',
      { kind: 'algorithm', algorithm: 'RSASSA-PKCS1-v1_5, SHA-1' },
      signedBy((text) => createSign('sha1').update(text).sign(PEM, 'base64')),
    ],
    [
      'SHA-512',
      { kind: 'algorithm', algorithm: 'RSASSA-PKCS1-v1_5, SHA-512' },
      signedBy((text) => createSign('sha512').update(text).sign(PEM, 'base64')),
    ],
    ['PSS', { kind: 'algorithm', algorithm: 'RSASSA-PSS, SHA-256' }, signedBy((text) => signPss(text, 32))],
    [
      'PSS with the longest salt',
      { kind: 'algorithm', algorithm: 'RSASSA-PSS, SHA-256' },
      signedBy((text) => signPss(text, constants.RSA_PSS_SALTLEN_MAX_SIGN)),
    ],
    [
      'PSS with SHA-512, of another text',
      { kind: 'algorithm', algorithm: 'RSASSA-PSS, SHA-512' },
      signedBy((text) => signPss(`${text}\n`, 64, 'sha512')),
    ],
    [
      'MD5',
      { kind: 'algorithm', algorithm: 'RSASSA-PKCS1-v1_5, MD5' },
      signedBy((text) => createSign('md5').update(text).sign(PEM, 'base64')),
    ],
    [
      'a digest without the name of its hash function',
      { kind: 'noHash' },
      signedBy((text) => privateEncrypt(PEM, Buffer.from(hash(text), 'hex')).toString('base64')),
    ],
    ['hex', encoding('hex'), respelled((text) => Buffer.from(text, 'base64').toString('hex'))],
    ['base64 twice', encoding('twice'), respelled((text) => Buffer.from(text).toString('base64'))],
    ['base64 in lines', encoding('wrapped'), respelled((text) => text.replace(/.{64}/g, '$&\n'))],
    ['base64url', encoding('base64url'), respelled((text) => Buffer.from(text, 'base64').toString('base64url'))],
    ['base64 without padding', encoding('unpadded'), respelled((text) => text.replace(/=+$/, ''))],
    ['percent-encoded base64', encoding('percent'), respelled(encodeURIComponent)],
    [
      'nothing signed',
      { kind: 'missing', names: ['signature'] },
      { ...GET, headers: GET.headers.filter(([name]) => name !== 'X-Signature') },
    ],
  ])('%s', async (_, verdict, mistaken) => {
    const request = await mistaken;
    const found = await findVerdict(request);
    const isLate = ['clock', 'malformed', 'timestamp'].includes(found.kind);

    expect(found).toEqual(verdict);
    const corrected = await correctRequest(request, KEY, {
      merchantId: MERCHANT_ID,
      verdict: found,
      ...(isLate && { renew: NOW }),
    });
    expect(await findVerdict(corrected)).toEqual({ kind: 'genuine' });
    expect(SIGNATURE_CODES).not.toContain(await send(corrected));
  });
});

it('takes spaces in the signature of a query for plus signs that were not encoded', async () => {
  const query = `merchantId=${MERCHANT_ID}&keyId=${KEY.kid}&timestamp=${NOW}&nonce=0b7f3d2e9a1c4f58b6d0&signature=x`;
  const request = await signRight({ method: 'GET', target: `/token/user?${query}` });
  const decoded = { ...request, target: decodeURIComponent(request.target) };

  expect(await findVerdict(request)).toEqual({ kind: 'genuine' });
  expect(await findVerdict(decoded)).toEqual(encoding('plus'));
});

it('explains 401010, and signs with another nonce', async () => {
  const verdict = await findVerdict(GET, { isNonceReused: true });
  const corrected = await correctRequest(GET, KEY, { merchantId: MERCHANT_ID, verdict, renew: NOW });

  expect(verdict).toEqual({ kind: 'nonceReused' });
  expect(await findVerdict(corrected)).toEqual({ kind: 'genuine' });
  expect(readSignedRequest(corrected).credentials.nonce).not.toBe(readSignedRequest(GET).credentials.nonce);
  // The signature is verified before the nonce: a wrong one has another cause.
  const wrong = await signed(GET, {}, (text) => text.trimEnd());
  expect(await findVerdict(wrong, { isNonceReused: true })).toEqual({ kind: 'cause', cause: 'lineFeed' });
});

it.each([(line: string, index: number) => `${index + 1}. ${line}`, (line: string) => `name: ${line}`])(
  'tells labels that were signed from those of a log',
  async (label) => {
    const text = (await requestLines(readSignedRequest(GET))).map((line, index) => `${label(line, index)}\n`).join('');
    const request = await signed(GET, {}, () => text);

    expect(await findVerdict(request, { signed: text })).toEqual({ kind: 'labels' });
    const logged = { signed: text.replace('page=1', 'page=2') };
    expect(await findVerdict(await signed(GET, { 1: '/other' }), logged)).toEqual({ kind: 'line', line: 2 });
  },
);

it('shows the text that was signed when a mistake is proven', async () => {
  const request = await signed(GET, { 3: String(NOW + 7) });
  const { lines } = await diagnose({ request, keys: [KEY], now: NOW });

  expect(lines.flatMap(({ difference, own }) => (difference ? [own] : []))).toEqual([`${NOW + 7}\n`]);
  // A text of the reader that is right is not the one that was signed.
  const text = (await requestLines(readSignedRequest(request))).map((line) => `${line}\n`).join('');
  expect((await diagnose({ request, signed: text, keys: [KEY], now: NOW })).lines).toEqual(lines);
});

it('diagnoses in time what no mistake explains', async () => {
  const request = await signed(GET, { 4: 'another-nonce-of-the-client' });

  expect(await findVerdict(request)).toEqual({ kind: 'unexplained' });
});

async function signedBy(signText: (text: string) => string): Promise<PastedRequest> {
  const text = (await requestLines(readSignedRequest(GET))).map((line) => `${line}\n`).join('');
  return withCredentials(GET, { signature: signText(text) });
}

function respelled(respell: (signature: string) => string): PastedRequest {
  return withCredentials(GET, { signature: respell(readSignedRequest(GET).credentials.signature) });
}

function signPss(text: string, saltLength: number, hashName = 'sha256'): string {
  return createSign(hashName)
    .update(text)
    .sign({ key: PEM, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, 'base64');
}

function toSigning(key: typeof KEY): typeof KEY {
  return { ...key, use: 'sig', alg: 'RS256' };
}

function encoding(name: string) {
  return { kind: 'encoding', encoding: name };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function swap(text: string, one: number, other: number): string {
  const lines = text.split('\n');
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  return lines.join('\n');
}
