import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { text as readStream } from 'node:stream/consumers';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import type { RsaPublicJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { loadStrings as loadSiteStrings } from '../../src/strings/i18n.ts';
import { createKeyRing } from '../provider/doctor/keys/key-ring.ts';
import { createText, loadStrings } from '../provider/strings/text.ts';
import { explainText } from './explain-text.ts';

const LANGUAGES = ['en', 'zh'];

/** Prints why a request is refused, as the signature doctor does in the page. False when it finds a fault. */
export async function explain(command: string): Promise<boolean> {
  const { values, positional } = readOptions({
    usage: `${command} explain [FILE] [--signed FILE] [--key FILE --key-id ID] [--now INSTANT] [--lang en|zh]`,
    summary:
      'Says what is wrong with a request or a response: a cURL command, HTTP text, HAR, or lines of a log. Without FILE, of stdin.',
    hasPositional: true,
    options: {
      signed: { type: 'string', value: 'FILE', help: 'what your program signed, byte for byte' },
      key: { type: 'string', value: 'FILE', help: 'your key as PEM or JWK, beside the published test keys' },
      'key-id': { type: 'string', value: 'ID', help: 'the id of that key' },
      now: { type: 'string', value: 'INSTANT', help: 'when it was sent, in place of the present' },
      lang: { type: 'string', value: 'LANG', default: 'en', help: 'en or zh' },
    },
  });
  if (!LANGUAGES.includes(values.lang)) exitWithUsage(`--lang must be en or zh, not "${values.lang}".`);
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (Number.isNaN(now)) exitWithUsage(`--now must be an instant such as 2026-01-15T08:00:00Z, not "${values.now}".`);
  const own = values.key === undefined ? [] : [readOwnKey(values.key, values['key-id'])];
  const text = positional === undefined ? await readStream(process.stdin) : readText(positional);
  await Promise.all([loadSiteStrings(values.lang, 'interface'), loadStrings(values.lang, 'doctor')]);
  const { lines, isRight } = await explainText(text, {
    keys: [...own, ...createKeyRing().map(({ jwk }) => jwk)],
    ...(values.signed !== undefined && { signed: readText(values.signed) }),
    now,
    locale: values.lang,
    t: createText(values.lang),
  });
  for (const line of lines) console.log(line.replace(/[\p{Cc}\p{Cf}]/gu, escapeCharacter));
  return isRight;
}

/** Somebody else's text: control characters would act as terminal escapes. */
function escapeCharacter(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return exitWithUsage(`${file} cannot be read.`);
  }
}

/** A private key gives its public half. */
function readOwnKey(file: string, id = ''): RsaPublicJwk {
  const text = readText(file);
  try {
    const key = text.trim().startsWith('{')
      ? createPublicKey({ key: JSON.parse(text), format: 'jwk' })
      : createPublicKey(text);
    const { kty, n = '', e = '' } = key.export({ format: 'jwk' });
    if (kty !== 'RSA') throw new TypeError('not an RSA key');
    return { kty, n, e, kid: id, use: 'sig', alg: 'RS256' };
  } catch {
    return exitWithUsage(`--key ${file} is no RSA key in PEM or JWK.`);
  }
}
