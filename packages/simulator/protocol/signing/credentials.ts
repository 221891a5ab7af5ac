import type { QueryParameter } from './canonical-query.ts';

const NAMES = ['merchantId', 'keyId', 'timestamp', 'nonce', 'signature'] as const;

export type CredentialName = (typeof NAMES)[number];

/** Who signed a request, when, and the signature itself; well-formed. */
export type Credentials = Record<CredentialName, string>;

/** What was sent, where some of it is not well-formed. */
export type WrongCredentials = {
  /** What is absent, repeated or breaks its pattern, in the order of the contract. */
  malformed: CredentialName[];
  /** Those of them that are absent or empty. */
  missing: CredentialName[];
};

export type ReadCredentials = { ok: true; credentials: Credentials } | ({ ok: false } & WrongCredentials);

/** docs/contract.md#29-global-headers and, for the query, docs/contract.md#6-token-service. A signature of a 2048 to 4096 bit key has 342 to 684 characters and its padding. */
const PATTERNS: Record<CredentialName, RegExp> = {
  merchantId: /^mch_[0-7][0-9A-HJKMNP-TV-Z]{25}$/,
  keyId: /^[A-Za-z0-9_.-]{1,64}$/,
  timestamp: /^[0-9]{13}$/,
  nonce: /^[A-Za-z0-9_-]{16,64}$/,
  signature: /^[A-Za-z0-9+/]{342,684}={0,2}$/,
};

/** The headers of a merchant API request. */
export const HEADERS: Record<CredentialName, string> = {
  merchantId: 'X-Merchant-Id',
  keyId: 'X-Key-Id',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  signature: 'X-Signature',
};

/** From the headers of a merchant API request; `header` looks a name up without regard to case. */
export function readHeaderCredentials(header: (name: string) => string | null | undefined): ReadCredentials {
  return readCredentials((name) => header(HEADERS[name]) ?? undefined);
}

/** From the decoded query of a token service request. A parameter that comes twice is malformed: which one was signed? */
export function readQueryCredentials(parameters: readonly QueryParameter[]): ReadCredentials {
  return readCredentials((name) => {
    const values = parameters.filter(([parameter]) => parameter === name).map(([, value]) => value);
    return values.length === 0 ? undefined : values.join(', ');
  });
}

function readCredentials(lookUp: (name: CredentialName) => string | undefined): ReadCredentials {
  const credentials: Credentials = {
    merchantId: lookUp('merchantId') ?? '',
    keyId: lookUp('keyId') ?? '',
    timestamp: lookUp('timestamp') ?? '',
    nonce: lookUp('nonce') ?? '',
    signature: lookUp('signature') ?? '',
  };
  const malformed = NAMES.filter((name) => !PATTERNS[name].test(credentials[name]));
  const missing = malformed.filter((name) => credentials[name] === '');
  return malformed.length > 0 ? { ok: false, malformed, missing } : { ok: true, credentials };
}
