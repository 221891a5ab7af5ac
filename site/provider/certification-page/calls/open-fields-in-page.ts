import { decodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../../packages/base/encoding/json.ts';
import { listEncryptedFields, type OpenedField } from '../../../../packages/simulator/certification/secrets.ts';
import { openContent, splitCompact, unwrapCek } from '../../../../packages/simulator/protocol/encryption/jwe.ts';
import type { RsaPrivateJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';

/** The encrypted fields of a body that this key of the provider opens. */
export async function openFieldsInPage(body: string, key: RsaPrivateJwk): Promise<OpenedField[]> {
  const opened = await Promise.all(listEncryptedFields(body).map((compact) => openField(compact, key)));
  return opened.filter((one) => one !== undefined);
}

async function openField(compact: string, key: RsaPrivateJwk): Promise<OpenedField | undefined> {
  const parts = splitCompact(compact);
  const contentKey = parts && (await unwrapCek(parts.wrappedCek, key));
  const content = contentKey && (await openContent(parts, contentKey));
  if (!content) return undefined;
  const claims = parseJson(decodeUtf8(content) ?? '');
  const documentNumber = isRecord(claims) && typeof claims.number === 'string' ? claims.number : undefined;
  return { contentKey, iv: parts.iv, documentNumber };
}
