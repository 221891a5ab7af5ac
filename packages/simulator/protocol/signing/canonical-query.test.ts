import { expect, it } from 'vitest';
import { canonicalQuery, parseQuery, percentEncode } from './canonical-query.ts';

it('leaves the unreserved characters of RFC 3986 and encodes all others', () => {
  expect(percentEncode('AZaz09-._~')).toBe('AZaz09-._~');
  expect(percentEncode("!'()* +/=&?#%")).toBe('%21%27%28%29%2A%20%2B%2F%3D%26%3F%23%25');
  expect(percentEncode('商户')).toBe('%E5%95%86%E6%88%B7');
});

it('encodes half a surrogate pair as URLSearchParams does', () => {
  expect(`a=${percentEncode('a\ud800b😀')}`).toBe(new URLSearchParams({ a: 'a\ud800b😀' }).toString());
});

it('sorts by name, then by value, and leaves the signature out', () => {
  const parameters = [
    ['nonce', 'n'],
    ['keyId', 'b'],
    ['signature', 's'],
    ['keyId', 'a'],
    ['Nonce', 'upper case comes first'],
  ] as const;

  expect(canonicalQuery(parameters)).toBe('Nonce=upper%20case%20comes%20first&keyId=a&keyId=b&nonce=n');
});

it('sorts a prefix first, and characters outside the basic plane last', () => {
  expect(
    canonicalQuery([
      ['ab', ''],
      ['a', ''],
    ]),
  ).toBe('a=&ab=');
  expect(
    canonicalQuery([
      ['😀', ''],
      ['～', ''],
    ]),
  ).toBe('%EF%BD%9E=&%F0%9F%98%80=');
});

it('reads a query from the wire, with a plus sign as a space', () => {
  expect(parseQuery('a=1%2B1&b=1+1&c&=d&&e==')).toEqual([
    ['a', '1+1'],
    ['b', '1 1'],
    ['c', ''],
    ['', 'd'],
    ['e', '='],
  ]);
  expect(parseQuery('')).toEqual([]);
});

it.each(['a=%', 'a=%zz', '%E5%95=1'])('does not read %s, which is not percent-encoded UTF-8', (query) => {
  expect(parseQuery(query)).toBeUndefined();
});
