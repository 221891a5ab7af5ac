import { type CredentialName, HEADERS, type WrongCredentials } from '../../protocol/signing/credentials.ts';
import type { LocalisedText } from '../contract/contract-data.ts';
import type { Problem } from './refusal.ts';

/** What each of them must look like: the patterns of the contract (2.9) in words. */
const EXPECTED: Record<CredentialName, LocalisedText> = {
  merchantId: { en: '`mch_` and 26 characters, sent once', zh: '`mch_` 加 26 个字符，只发送一次' },
  keyId: {
    en: '1 to 64 letters, digits, `_`, `.` or `-`, sent once',
    zh: '1 至 64 个字母、数字、`_`、`.` 或 `-`，只发送一次',
  },
  timestamp: {
    en: 'Unix time in milliseconds, 13 digits, sent once',
    zh: 'Unix 毫秒时间戳，13 位数字，只发送一次',
  },
  nonce: {
    en: '16 to 64 letters, digits, `_` or `-`, sent once',
    zh: '16 至 64 个字母、数字、`_` 或 `-`，只发送一次',
  },
  signature: {
    en: 'standard Base64 with padding, at least 344 characters, sent once',
    zh: '标准 Base64（含填充），至少 344 个字符，只发送一次',
  },
};

const EXPECTED_IN_QUERY: LocalisedText = {
  en: 'standard Base64 with padding, at least 344 characters, `+` `/` `=` percent-encoded, sent once',
  zh: '标准 Base64（含填充），至少 344 个字符，`+` `/` `=` 须百分号编码，只发送一次',
};

/** The details of 400003: what is missing, and what is malformed with the form that is expected. */
export function toCredentialProblems(
  { malformed, missing }: WrongCredentials,
  service: 'merchant' | 'token',
): Problem[] {
  return malformed.map((name) => {
    const field = service === 'token' ? `query:${name}` : `header:${HEADERS[name]}`;
    if (missing.includes(name)) return { field, rule: 'required' };
    const isQuerySignature = service === 'token' && name === 'signature';
    return { field, rule: 'format', expected: isQuerySignature ? EXPECTED_IN_QUERY : EXPECTED[name] };
  });
}
