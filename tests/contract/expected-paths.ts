/** The calls of the product specification, section 7, in its order: no more, no fewer. */
export const merchantCalls = [
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
];

export const tokenCalls = ['POST /user/generate', 'POST /user/confirm', 'POST /user/refresh', 'POST /user/withdraw'];

export const channelAddresses = ['/ws/listen'];
