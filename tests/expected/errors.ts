import { type Row, readTable } from './read-table.ts';

/** Contract sections 5 and 6: the groups of shared codes of each operation, and the codes of its own. */
export const expectedOperationErrors: Row[] = readTable(`
  operationId        | groups                     | codes
  exchangeToken      | http sign                  | 401004 401005 401006 401007
  getWallet          | http sign token            |
  openCard           | http sign token idem money | 404102 404201 409002 409201 422004 422101 422102 422104 422110 422201
  activateCard       | http sign token            | 400005 404101 409101 422105 422106
  cancelCard         | http sign token idem       | 404101 409101 409103 409104 422004 422103
  getCard            | http sign token            | 404101 409101 422109
  listCards          | http sign token            |
  listCardProducts   | http sign token            |
  getCardProduct     | http sign token            | 404102
  updateCardContact  | http sign token            | 404101 409101
  bindCardHolder     | http sign token            | 404101 404201 409101 409102 409201 422110 422201
  setCardPin         | http sign token            | 400005 404101 409101 422107 422108
  rechargeCard       | http sign token idem money | 404101 409002 409101 422004 422102 422109
  updateCardStatus   | http sign token            | 404101 409101
  withdrawCard       | http sign token idem money | 404101 409002 409101 422102 422103 422109
  listCardLogs       | http sign token            | 404101
  getCardLog         | http sign token            | 404103
  listCountryCodes   | http sign token            | 404102
  createHolder       | http sign token idem       | 400005 409002 409202 422201 422202
  getHolder          | http sign token            | 404201
  updateHolder       | http sign token            | 400005 404201 409201 409202 422201 422202 422203
  listHolders        | http sign token            |
  applyQuote         | http sign token money      | 404301 422302 422304 503301
  listPaymentMethods | http sign token            |
  getPaymentProduct  | http sign token            | 404301
  getPaymentOrder    | http sign token            | 404303
  createPayment      | http sign token idem       | 404302 409002 409301 422004 422301 422303 503301
  generateUser       | http sign                  | 403004 422401 422407
  confirmMessages    | http sign                  | 403004
  refreshUser        | http sign                  | 403004 404401
  withdrawToken      | http sign money            | 403004 404401 409002 409401 422401 422402 422403 422404 422405 422406
`);

/** docs/contract.md#12-error-catalogue, head table. */
export const expectedErrorGroups: Record<string, number[]> = {
  http: [400001, 400002, 400003, 404001, 405001, 413001, 415001, 429001, 500001, 502001, 503001, 504001],
  sign: [401008, 401009, 401010, 401011, 403001, 403002],
  token: [401001, 401002, 401003, 403003, 403004],
  idem: [400004, 409001, 422001],
  money: [422002, 422003, 422005],
};

/** docs/contract.md#12-error-catalogue: code, name and whether to retry. */
export const expectedErrors: [code: number, name: string, retry: 'yes' | 'fix' | 'no'][] = [
  [400001, 'MALFORMED_JSON', 'fix'],
  [400002, 'VALIDATION_FAILED', 'fix'],
  [400003, 'HEADER_MISSING', 'fix'],
  [400004, 'IDEMPOTENCY_KEY_MISSING', 'fix'],
  [400005, 'DECRYPTION_FAILED', 'fix'],
  [401001, 'ACCESS_TOKEN_MISSING', 'fix'],
  [401002, 'ACCESS_TOKEN_INVALID', 'fix'],
  [401003, 'ACCESS_TOKEN_EXPIRED', 'fix'],
  [401004, 'AUTH_CODE_INVALID', 'fix'],
  [401005, 'AUTH_CODE_EXPIRED', 'fix'],
  [401006, 'REFRESH_TOKEN_INVALID', 'fix'],
  [401007, 'REFRESH_TOKEN_REUSED', 'fix'],
  [401008, 'SIGNATURE_INVALID', 'fix'],
  [401009, 'TIMESTAMP_OUT_OF_WINDOW', 'fix'],
  [401010, 'NONCE_REUSED', 'fix'],
  [401011, 'KEY_UNKNOWN', 'fix'],
  [401401, 'LISTEN_TOKEN_INVALID', 'fix'],
  [403001, 'IP_NOT_ALLOWED', 'fix'],
  [403002, 'MERCHANT_DISABLED', 'no'],
  [403003, 'SCOPE_INSUFFICIENT', 'fix'],
  [403004, 'FEATURE_NOT_ENABLED', 'no'],
  [404001, 'ROUTE_NOT_FOUND', 'no'],
  [404101, 'CARD_NOT_FOUND', 'no'],
  [404102, 'CARD_PRODUCT_NOT_FOUND', 'no'],
  [404103, 'CARD_ORDER_NOT_FOUND', 'no'],
  [404201, 'HOLDER_NOT_FOUND', 'no'],
  [404301, 'PAYMENT_PRODUCT_NOT_FOUND', 'no'],
  [404302, 'QUOTE_NOT_FOUND', 'no'],
  [404303, 'PAYMENT_ORDER_NOT_FOUND', 'no'],
  [404401, 'TOKEN_USER_NOT_FOUND', 'no'],
  [405001, 'METHOD_NOT_ALLOWED', 'no'],
  [409001, 'IDEMPOTENCY_IN_PROGRESS', 'yes'],
  [409002, 'MERCHANT_ORDER_DUPLICATE', 'no'],
  [409101, 'CARD_STATUS_CONFLICT', 'fix'],
  [409102, 'CARD_HOLDER_ALREADY_BOUND', 'no'],
  [409103, 'CARD_HAS_PENDING_ORDER', 'yes'],
  [409104, 'CARD_HAS_OPEN_AUTH', 'yes'],
  [409201, 'HOLDER_STATUS_CONFLICT', 'fix'],
  [409202, 'HOLDER_DUPLICATE', 'no'],
  [409301, 'QUOTE_ALREADY_USED', 'no'],
  [409401, 'TOKEN_USER_FROZEN', 'no'],
  [413001, 'PAYLOAD_TOO_LARGE', 'fix'],
  [415001, 'UNSUPPORTED_MEDIA_TYPE', 'fix'],
  [422001, 'IDEMPOTENCY_KEY_REUSED', 'fix'],
  [422002, 'AMOUNT_SCALE_INVALID', 'fix'],
  [422003, 'CURRENCY_NOT_SUPPORTED', 'fix'],
  [422004, 'INSUFFICIENT_WALLET_BALANCE', 'fix'],
  [422005, 'CURRENCY_MISMATCH', 'fix'],
  [422101, 'CARD_PRODUCT_OFFLINE', 'no'],
  [422102, 'CARD_AMOUNT_OUT_OF_RANGE', 'fix'],
  [422103, 'INSUFFICIENT_CARD_BALANCE', 'fix'],
  [422104, 'CARD_HOLDER_REQUIRED', 'fix'],
  [422105, 'CARD_ACTIVATION_CODE_INVALID', 'fix'],
  [422106, 'CARD_ACTIVATION_LOCKED', 'yes'],
  [422107, 'PIN_WEAK', 'fix'],
  [422108, 'PIN_NOT_SUPPORTED', 'no'],
  [422109, 'CARD_OPERATION_NOT_SUPPORTED', 'no'],
  [422110, 'CARD_LIMIT_REACHED', 'no'],
  [422201, 'HOLDER_COUNTRY_NOT_SUPPORTED', 'no'],
  [422202, 'HOLDER_UNDERAGE', 'no'],
  [422203, 'HOLDER_FIELD_LOCKED', 'no'],
  [422301, 'QUOTE_EXPIRED', 'fix'],
  [422302, 'PAYMENT_AMOUNT_OUT_OF_RANGE', 'fix'],
  [422303, 'BENEFICIARY_INVALID', 'fix'],
  [422304, 'CORRIDOR_NOT_SUPPORTED', 'no'],
  [422401, 'CHAIN_NOT_SUPPORTED', 'fix'],
  [422402, 'ASSET_NOT_SUPPORTED_ON_CHAIN', 'fix'],
  [422403, 'ADDRESS_INVALID', 'fix'],
  [422404, 'WITHDRAWAL_AMOUNT_OUT_OF_RANGE', 'fix'],
  [422405, 'INSUFFICIENT_TOKEN_BALANCE', 'fix'],
  [422406, 'ADDRESS_BLOCKED', 'no'],
  [422407, 'SETTLE_MODE_IMMUTABLE', 'no'],
  [429001, 'RATE_LIMITED', 'yes'],
  [500001, 'INTERNAL_ERROR', 'yes'],
  [502001, 'UPSTREAM_ERROR', 'yes'],
  [503001, 'SERVICE_UNAVAILABLE', 'yes'],
  [503301, 'CHANNEL_UNAVAILABLE', 'yes'],
  [504001, 'UPSTREAM_TIMEOUT', 'yes'],
];
