import { hex } from '@scure/base';
import { decodeBase64Url } from '../../../../packages/base/encoding/base64.ts';
import { type Bytes, decodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../../packages/base/encoding/json.ts';
import { openContent, unwrapCek } from '../../../../packages/simulator/protocol/encryption/jwe.ts';
import { readJweHeader } from '../../../../packages/simulator/protocol/encryption/jwe-header.ts';
import type { RsaPrivateJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';

type JwePartName = 'header' | 'key' | 'iv' | 'ciphertext' | 'tag';

/** What is wrong with a part, or `blocked`: another part must be right first. */
type JweProblem =
  | 'empty'
  | 'notBase64url'
  | 'header'
  | 'keyUnknown'
  | 'keyMismatch'
  | 'ivLength'
  | 'tagLength'
  | 'changed'
  | 'notJson'
  | 'blocked';

/** A part as it is in the text, and what is in it: JSON, hex, or the plaintext. */
export type JwePart = { name: JwePartName; encoded: string; value?: string; problem?: JweProblem };

export type InspectedJwe = { ok: true; parts: JwePart[]; kid?: string } | { ok: false; count: number };

const NAMES: readonly JwePartName[] = ['header', 'key', 'iv', 'ciphertext', 'tag'];
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Takes a JWE in compact serialization apart (RFC 7516 section 7.1) and says of each part what it holds or what is wrong with it, by the
 * rules of docs/contract.md#36-field-encryption. The API itself never tells: it answers 400005 to all.
 */
export async function inspectJwe(
  compact: string,
  findKey: (kid: string) => RsaPrivateJwk | undefined,
): Promise<InspectedJwe> {
  const encoded = compact.trim().split('.');
  if (encoded.length !== NAMES.length) return { ok: false, count: encoded.length };
  const bytes = encoded.map(decodeBase64Url);
  const [header = ''] = encoded;
  const [headerBytes, wrapped, iv, ciphertext, tag] = bytes;
  const kid = readJweHeader(header);
  const key = kid === undefined ? undefined : findKey(kid);
  const cek = key && wrapped && (await unwrapCek(wrapped, key));
  const plaintext =
    cek && iv?.length === IV_BYTES && tag?.length === TAG_BYTES && ciphertext
      ? await openContent({ header, wrappedCek: cek, iv, ciphertext, tag }, cek)
      : undefined;
  const text = plaintext && decodeUtf8(plaintext);

  const described: Omit<JwePart, 'name' | 'encoded'>[] = [
    { ...printText(headerBytes), ...(kid === undefined && { problem: 'header' }) },
    cek ? { value: hex.encode(cek) } : { problem: kid === undefined ? 'blocked' : key ? 'keyMismatch' : 'keyUnknown' },
    { ...printHex(iv), ...(iv?.length !== IV_BYTES && { problem: 'ivLength' }) },
    text === undefined
      ? { problem: 'blocked' }
      : { value: text, ...(!isRecord(parseJson(text)) && { problem: 'notJson' }) },
    { ...printHex(tag), ...describeTag(tag, cek, plaintext) },
  ];
  const parts = described.map((part, index): JwePart => {
    const text = encoded[index] ?? '';
    const broken = text === '' ? 'empty' : bytes[index] ? undefined : 'notBase64url';
    return { ...part, name: NAMES[index] ?? 'tag', encoded: text, ...(broken && { problem: broken }) };
  });
  return { ok: true, parts, ...(kid !== undefined && { kid }) };
}

function describeTag(tag: Bytes | undefined, cek: Bytes | undefined, plaintext: Bytes | undefined) {
  if (tag?.length !== TAG_BYTES) return { problem: 'tagLength' } as const;
  if (!cek) return { problem: 'blocked' } as const;
  return plaintext ? {} : ({ problem: 'changed' } as const);
}

function printHex(bytes: Bytes | undefined): { value?: string } {
  return bytes ? { value: hex.encode(bytes) } : {};
}

function printText(bytes: Bytes | undefined): { value?: string } {
  const text = bytes && decodeUtf8(bytes);
  return text === undefined ? {} : { value: text };
}
