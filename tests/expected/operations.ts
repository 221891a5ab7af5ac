import { type Row, readTable } from './read-table.ts';

/**
 * Call, tag, scope, statuses of success, idempotency class, body and pages of each operation (docs/contract.md#5-merchant-api and
 * docs/contract.md#6-token-service). No more, no fewer; all counts of operations in tests come from here.
 */
export const expectedOperations: Row[] = readTable(`
  operationId        | call                                          | tag        | scope         | success | idempotency | body                     | pages
  exchangeToken      | POST /v2/biz/code2token                       | Auth       | none          | 200     | none        | CodeGrant RefreshGrant   | /guide/auth/code2token /guide/auth/refresh-token
  getWallet          | GET /v2/biz/wallet                            | Biz        | wallet:read   | 200     | none        | none                     | /guide/biz/wallet
  openCard           | POST /v2/card/open                            | Card       | card:write    | 202     | required    | OpenCardRequest          | /guide/card/open-card
  activateCard       | POST /v2/card/active                          | Card       | card:write    | 200     | optional    | ActivateCardRequest      | /guide/card/active-card
  cancelCard         | DELETE /v2/card/{cardId}                      | Card       | card:write    | 202     | required    | none                     | /guide/card/cancel-card
  getCard            | GET /v2/card/{cardId}                         | Card       | card:read     | 200     | none        | none                     | /guide/card/card-info
  listCards          | GET /v2/card                                  | Card       | card:read     | 200     | none        | none                     | /guide/card/card-list
  listCardProducts   | GET /v2/card/manage                           | Card       | card:read     | 200     | none        | none                     | /guide/card/card-bin-list
  getCardProduct     | GET /v2/card/manage/{cardManageId}            | Card       | card:read     | 200     | none        | none                     | /guide/card/card-bin-info
  updateCardContact  | PATCH /v2/card/contact/{cardId}               | Card       | card:write    | 200     | optional    | UpdateCardContactRequest | /guide/card/card-contact
  bindCardHolder     | PATCH /v2/card/holder                         | Card       | card:write    | 200     | optional    | BindHolderRequest        | /guide/card/card-holder-bind
  setCardPin         | PATCH /v2/card/pwd/{cardId}                   | Card       | card:write    | 200     | optional    | SetPinRequest            | /guide/card/card-pwd
  rechargeCard       | PATCH /v2/card/recharge                       | Card       | card:write    | 202     | required    | RechargeCardRequest      | /guide/card/card-recharge
  updateCardStatus   | PATCH /v2/card/status/{cardId}                | Card       | card:write    | 200     | optional    | UpdateCardStatusRequest  | /guide/card/card-status
  withdrawCard       | PATCH /v2/card/withdraw                       | Card       | card:write    | 202     | required    | WithdrawCardRequest      | /guide/card/card-withdraw
  listCardLogs       | GET /v2/card/{cardId}/log                     | Card       | card:read     | 200     | none        | none                     | /guide/card/card-log-list
  getCardLog         | GET /v2/card/log/{orderId}                    | Card       | card:read     | 200     | none        | none                     | /guide/card/card-log-info
  listCountryCodes   | GET /v2/holder                                | Holder     | holder:read   | 200     | none        | none                     | /guide/card/holder/country-code
  createHolder       | POST /v2/holder                               | Holder     | holder:write  | 201     | required    | CreateHolderRequest      | /guide/card/holder/create-holder
  getHolder          | GET /v2/holder/{holderId}                     | Holder     | holder:read   | 200     | none        | none                     | /guide/card/holder/holder-detail
  updateHolder       | PATCH /v2/holder/{holderId}                   | Holder     | holder:write  | 200     | optional    | UpdateHolderRequest      | /guide/card/holder/update-holder
  listHolders        | GET /v2/holder/{page}/{pageSize}              | Holder     | holder:read   | 200     | none        | none                     | /guide/card/holder/holder-list
  applyQuote         | POST /v2/payment/apply_quote                  | Payment    | payment:write | 201     | optional    | QuoteRequest             | /guide/payment/apply-quote
  listPaymentMethods | GET /v2/payment/payment_methods               | Payment    | payment:read  | 200     | none        | none                     | /guide/payment/channel-list
  getPaymentProduct  | GET /v2/payment/product_type/{product}        | Payment    | payment:read  | 200     | none        | none                     | /guide/payment/channel-params
  getPaymentOrder    | GET /v2/payment/query_payment_order/{orderId} | Payment    | payment:read  | 200     | none        | none                     | /guide/payment/order-detail
  createPayment      | POST /v2/payment/payment                      | Payment    | payment:write | 202     | required    | PaymentRequest           | /guide/payment/pay-now
  generateUser       | POST /user/generate                           | Token user | none          | 200 201 | natural     | GenerateUserRequest      | /token/gen-user
  confirmMessages    | POST /user/confirm                            | Token user | none          | 200     | natural     | ConfirmRequest           | /token/ack
  refreshUser        | POST /user/refresh                            | Token user | none          | 200     | natural     | none                     | /token/refresh
  withdrawToken      | POST /user/withdraw                           | Token user | none          | 200 202 | natural     | TokenWithdrawRequest     | /token/withdraw
`);
