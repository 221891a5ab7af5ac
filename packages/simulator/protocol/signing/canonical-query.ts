/** A decoded query parameter: name and value. */
export type QueryParameter = readonly [name: string, value: string];

const SIGNATURE_PARAMETER = 'signature';

/**
 * The query as it is signed (docs/contract.md#35-signed-query-token-service): all parameters except `signature`, sorted by name in byte order,
 * percent-encoded and joined with `&`, without the question mark. A name that comes twice is sorted by value,
 * so that the order on the wire never matters.
 */
export function canonicalQuery(parameters: Iterable<QueryParameter>): string {
  return [...parameters]
    .filter(([name]) => name !== SIGNATURE_PARAMETER)
    .sort(([name, value], [otherName, otherValue]) => compareUtf8(name, otherName) || compareUtf8(value, otherValue))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&');
}

/** Everything but the unreserved characters of RFC 3986 section 2.3, as upper-case hex of the UTF-8 bytes. */
export function percentEncode(text: string): string {
  // Half a surrogate pair has no UTF-8, and encodeURIComponent throws: U+FFFD takes its place, as in URLSearchParams.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  // encodeURIComponent predates RFC 3986 and leaves these five as they are.
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Decodes a query from the wire, without the question mark; `undefined` when a percent sign is not part of an escape.
 * A bare `+` reads as a space, as in most servers: a signature whose plus signs were not encoded does not verify.
 */
export function parseQuery(query: string): QueryParameter[] | undefined {
  try {
    return query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
        return [decodePart(pair.slice(0, at)), decodePart(pair.slice(at + 1))] as const;
      });
  } catch {
    return undefined;
  }
}

function decodePart(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** Order of the UTF-8 bytes, which is the order of code points; comparing strings would order UTF-16 units. */
function compareUtf8(left: string, right: string): number {
  const rightPoints = [...right];
  let index = 0;
  for (const char of left) {
    const other = rightPoints[index++];
    if (other === undefined) return 1;
    if (char !== other) return toCodePoint(char) - toCodePoint(other);
  }
  return index - rightPoints.length;
}

function toCodePoint(char: string): number {
  const point = char.codePointAt(0);
  if (point === undefined) throw new Error('A character has a code point.');
  return point;
}
