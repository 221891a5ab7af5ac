import { expect, it } from 'vitest';
import { encodeBase64Url } from '../../../base/encoding/base64.ts';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { encodeJweHeader, readJweHeader } from './jwe-header.ts';

it('reads what it writes', () => {
  expect(readJweHeader(encodeJweHeader('pk_enc_test_1'))).toBe('pk_enc_test_1');
});

it.each([
  '{"kid":"k","cty":"json","enc":"A256GCM","alg":"RSA-OAEP-256"}',
  '{ "alg": "RSA-OAEP-256", "enc": "A256GCM",\n  "kid": "k", "cty": "json" }',
])('accepts the members in any order and with white space: %s', (header) => {
  expect(read(header)).toBe('k');
});

it.each([
  ['another alg', '{"alg":"RSA-OAEP","enc":"A256GCM","kid":"k","cty":"json"}'],
  ['another enc', '{"alg":"RSA-OAEP-256","enc":"A128GCM","kid":"k","cty":"json"}'],
  ['a wrong case', '{"alg":"rsa-oaep-256","enc":"A256GCM","kid":"k","cty":"json"}'],
  ['compression', '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"k","cty":"json","zip":"DEF"}'],
  ['a critical extension', '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"k","cty":"json","crit":["exp"]}'],
  ['a missing cty', '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"k"}'],
  ['a missing kid', '{"alg":"RSA-OAEP-256","enc":"A256GCM","cty":"json"}'],
  ['a kid that is a number', '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":1,"cty":"json"}'],
  ['a kid with a slash', '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"a/b","cty":"json"}'],
  ['a repeated alg', '{"alg":"RSA1_5","alg":"RSA-OAEP-256","enc":"A256GCM","kid":"k","cty":"json"}'],
  ['an escaped name', '{"\\u0061lg":"RSA-OAEP-256","enc":"A256GCM","kid":"k","cty":"json"}'],
  ['an array', '["RSA-OAEP-256","A256GCM","k","json"]'],
  ['no JSON', 'RSA-OAEP-256'],
  ['null', 'null'],
])('refuses %s', (_, header) => {
  expect(read(header)).toBeUndefined();
});

it('refuses a header that is not base64url, or not UTF-8', () => {
  expect(readJweHeader('eyJhbGciOiJSU0EtT0FFUC0yNTYi+')).toBeUndefined();
  expect(readJweHeader(encodeBase64Url(new Uint8Array([0xff, 0xfe])))).toBeUndefined();
});

function read(header: string): string | undefined {
  return readJweHeader(encodeBase64Url(encodeUtf8(header)));
}
