import { expect, it } from 'vitest';
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from './base64.ts';

const bytes = new Uint8Array([0xfb, 0xff, 0xbf, 0x01]);

it('writes the standard alphabet padded and the URL alphabet unpadded', () => {
  expect(encodeBase64(bytes)).toBe('+/+/AQ==');
  expect(encodeBase64Url(bytes)).toBe('-_-_AQ');
});

it('reads each in its own spelling only', () => {
  expect(decodeBase64('+/+/AQ==')).toEqual(bytes);
  expect(decodeBase64Url('-_-_AQ')).toEqual(bytes);
  expect(decodeBase64('-_-_AQ==')).toBeUndefined();
  expect(decodeBase64Url('+/+/AQ')).toBeUndefined();
});

it.each(['+/+/AQ', '+/+/AQ=', '+/+/ AQ==', '+/+/AQ==\n', '+/+/AR==', '='])('refuses %j as base64', (text) => {
  expect(decodeBase64(text)).toBeUndefined();
});

it.each(['-_-_AQ==', '-_-_A', '-_-_AR', ' -_-_AQ', '商户'])('refuses %j as base64url', (text) => {
  expect(decodeBase64Url(text)).toBeUndefined();
});
