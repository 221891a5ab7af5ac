/**
 * What the provider has fixed: calls and pages that must not be lost or renamed. The documents and the guides may have more of both;
 * all else that tests expect of them comes from `documented.ts` and `pages.ts`.
 */
export const givenCalls = [
  'POST /v2/biz/code2token',
  'GET /v2/biz/wallet',
  'POST /v2/card/open',
  'POST /v2/card/active',
  'DELETE /v2/card/{cardId}',
  'GET /v2/card/{cardId}',
  'GET /v2/card',
  'GET /v2/card/manage',
  'GET /v2/card/manage/{cardManageId}',
  'PATCH /v2/card/contact/{cardId}',
  'PATCH /v2/card/holder',
  'PATCH /v2/card/pwd/{cardId}',
  'PATCH /v2/card/recharge',
  'PATCH /v2/card/status/{cardId}',
  'PATCH /v2/card/withdraw',
  'GET /v2/card/{cardId}/log',
  'GET /v2/card/log/{orderId}',
  'GET /v2/holder',
  'POST /v2/holder',
  'GET /v2/holder/{holderId}',
  'PATCH /v2/holder/{holderId}',
  'GET /v2/holder/{page}/{pageSize}',
  'POST /v2/payment/apply_quote',
  'GET /v2/payment/payment_methods',
  'GET /v2/payment/product_type/{product}',
  'GET /v2/payment/query_payment_order/{orderId}',
  'POST /v2/payment/payment',
  'POST /user/generate',
  'POST /user/confirm',
  'POST /user/refresh',
  'POST /user/withdraw',
];

const under = (folder: string, pages: string) => pages.split(' ').map((page) => folder + page);

/** The 38 pages, and those of the topics that the guide lists. */
export const givenPages = [
  ...['/', '/hello', '/guide/', '/guide/biz/wallet', '/guide/other/card'],
  ...under('/guide/auth/', 'code2token refresh-token'),
  ...under(
    '/guide/card/',
    'active-card cancel-card card-bin-info card-bin-list card-contact card-holder-bind card-info',
  ),
  ...under('/guide/card/', 'card-list card-log-info card-log-list card-pwd card-recharge card-status card-withdraw'),
  ...['/guide/card/open-card'],
  ...under('/guide/card/holder/', 'country-code create-holder holder-detail holder-list update-holder'),
  ...under('/guide/payment/', 'apply-quote channel-list channel-params order-detail pay-now'),
  ...['/token/', ...under('/token/', 'gen-user withdraw listen ack refresh')],
  ...under(
    '/guide/',
    'get-config api-authentication global-request-header data-encryption multi-language response-data',
  ),
  ...under('/guide/', 'key-pair chain-type'),
];
