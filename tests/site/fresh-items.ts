import { card, type KnownItem } from './known-items.ts';

const holder = (name: string) => card(`holder/${name}`);
const payment = (name: string) => `/guide/payment/${name}`;
const withStatusReason = [
  'card-status',
  'active-card',
  'card-contact',
  'card-holder-bind',
  'card-info',
  'card-list',
].map((name) => card(name));
const withKyc = ['create-holder', 'holder-detail', 'holder-list', 'update-holder'].map(holder);
const withPayment = [payment('pay-now'), payment('order-detail')];
const errors = '/guide/other/errors';
const withProduct = [card('card-bin-info'), card('card-bin-list')];

/**
 * Written before anybody saw what they find, and never changed to fit. Only the catalogue of error codes,
 * which is younger, was added to the queries that name an error. The same in every language.
 */
const shared: KnownItem[] = [
  ['encryptedPin', card('card-pwd')],
  ['X-Reveal-Card', card('card-info')],
  ['heartbeatIntervalMs', '/token/listen'],
  ['fixedSide', payment('apply-quote')],
  ['purpose_codes', payment('channel-params')],
  ['suspected_fraud', ...withStatusReason],
  ['document_unreadable', ...withKyc],
  ['driving_license', holder('country-code'), ...withKyc],
  ['/user/confirm', '/token/ack'],
  ['PATCH /v2/card/recharge', card('card-recharge')],
  ['query_payment_order', payment('order-detail')],
  ['409104', errors, card('cancel-card')],
  ['CARD_HAS_OPEN_AUTH', errors, card('cancel-card')],
  ['PIN WEAK', errors, card('card-pwd')],
  ['４４０９', '/token/listen'],
  ['beneficiary', ...withPayment],
  ['minDeposit', '/token/gen-user', '/token/listen', '/token/refresh'],
];

export const freshItems: Record<string, KnownItem[]> = {
  en: [
    ...shared,
    ['unfreeze card', card('card-status')],
    ['how do I topup a card', card('card-recharge')],
    ['withdraw from card', card('card-withdraw')],
    ['list of holders', holder('holder-list')],
    ['holder detials', holder('holder-detail')],
    ['bind holder to card', card('card-holder-bind')],
    ['billing address', card('card-contact'), card('open-card')],
    ['dial code', holder('country-code')],
    ['reveal card number', card('card-info')],
    ['pci scope', card('card-info')],
    ['monthly fee', ...withProduct],
    ['exchange rate', payment('apply-quote'), ...withPayment, card('card-log-info'), card('card-log-list')],
    ['quote expired', errors, payment('pay-now'), payment('apply-quote')],
    ['rotating keys', '/guide/key-pair'],
    ['leaked private key', '/guide/key-pair'],
    ['idempotency', '/guide/retries'],
    ['duplicate messages', '/token/listen', '/token/ack'],
    ['websocket', '/token/listen'],
    ['tron address', '/token/gen-user', '/token/withdraw', '/guide/biz/wallet'],
    ['go live', '/guide/going-live', '/token/'],
    ['catching up after disconnect', '/token/listen'],
    ['activaton code', card('active-card')],
    ['transaction log', card('card-log-list'), card('card-log-info')],
  ],
  zh: [
    ...shared,
    ['解冻', card('card-status')],
    ['怎么给卡充值', card('card-recharge')],
    ['从卡里提现', card('card-withdraw')],
    ['持卡人列表', holder('holder-list')],
    ['列表 持卡人', holder('holder-list')],
    ['卡绑定持卡人', card('card-holder-bind')],
    ['账单地址', card('card-contact'), card('open-card')],
    ['电话区号', holder('country-code')],
    ['完整卡号', card('card-info')],
    ['ＰＣＩ范围', card('card-info')],
    ['月费', ...withProduct],
    ['汇率', payment('apply-quote'), ...withPayment, card('card-log-info'), card('card-log-list')],
    ['报价过期', errors, payment('pay-now'), payment('apply-quote')],
    ['轮换密钥', '/guide/key-pair'],
    ['私钥泄露', '/guide/key-pair'],
    ['幂等', '/guide/retries'],
    ['消息去重', '/token/listen', '/token/ack'],
    ['断线重连', '/token/listen'],
    ['充值地址', '/token/gen-user', '/guide/biz/wallet', '/token/'],
    ['上线检查', '/guide/going-live', '/token/'],
    ['提币手续费', '/token/withdraw'],
    ['安全码错误', errors, card('active-card')],
    ['消费流水', card('card-log-list'), card('card-log-info')],
  ],
};
