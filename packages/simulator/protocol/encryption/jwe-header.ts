import { decodeBase64Url, encodeBase64Url } from '../../../base/encoding/base64.ts';
import { decodeUtf8, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../base/encoding/json.ts';

/** The protected header of every JWE of this API (docs/contract.md#36-field-encryption), apart from `kid`. */
const FIXED = { alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'json' };

/** The encoded header, which is also the additional authenticated data. Member order as in the contract. */
export function encodeJweHeader(kid: string): string {
  return encodeBase64Url(encodeUtf8(JSON.stringify({ alg: FIXED.alg, enc: FIXED.enc, kid, cty: FIXED.cty })));
}

/**
 * The key id of a header that has exactly the four members of the contract, in any order; otherwise `undefined`.
 * So `zip`, `crit`, RSA1_5, A128GCM and every other member or value are refused, a repeated member too.
 */
export function readJweHeader(encoded: string): string | undefined {
  const bytes = decodeBase64Url(encoded);
  const text = bytes && decodeUtf8(bytes);
  const header = text === undefined ? undefined : parseJson(text);
  if (text === undefined || !isRecord(header)) return undefined;
  // A parser keeps the last of two members with one name; the length tells (no value has white space or escapes).
  if (JSON.stringify(header).length !== text.replace(/[ \t\r\n]/g, '').length) return undefined;
  const { alg, enc, cty, kid, ...others } = header;
  const exact = alg === FIXED.alg && enc === FIXED.enc && cty === FIXED.cty && Object.keys(others).length === 0;
  return exact && typeof kid === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(kid) ? kid : undefined;
}
