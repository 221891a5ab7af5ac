import type { Synonym } from '../../model/search.ts';

/**
 * What readers of any API say, by what documents call it. Verbs: the five things that RFC 9110 methods and the words of Google AIP-130 to 136 and
 * of the CRUD convention name. Things: the glossaries that payment APIs share (ISO 8583 and ISO 20022 names beside those of card processors).
 */
const COMMON_WORDS: Record<string, string> = {
  create: 'add, new, make, start, begin, open, register, issue, order, generate, insert, set up, onboard, enroll',
  add: 'new, create, leave, insert',
  start: 'begin, launch, take, initiate, resume',
  get: 'fetch, show, view, see, read, look up, lookup, check, find, retrieve, display',
  retrieve: 'fetch, show, view, see, get, look up, lookup, check, find',
  fetch: 'get, show, view, see, retrieve, look up, check',
  list: 'all, every, browse, which',
  search: 'find, look up, lookup, look for',
  check: 'verify, validate, is valid, test',
  validate: 'verify, check, is valid',
  update: 'change, edit, modify, set, rename, adjust, correct, increase, decrease, amend, block, activate, disable',
  change: 'edit, modify, set, rename, adjust, correct, update',
  delete: 'remove, erase, destroy, forget, drop, take back, undo, unsubscribe, stop, unregister, unlink',
  remove: 'delete, erase, forget, drop, take back, undo, unlike, disconnect, unlink, detach',
  cancel: 'stop, abort, void, end, undo, terminate, release, call off',
  terminate: 'cancel, stop, end, close',
  pause: 'stop, halt, hold',
  unfollow: 'unsubscribe',
  void: 'cancel, annul',
  disable: 'deactivate, turn off, stop, block',
  reveal: 'show, see',
  simulate: 'test, try, fake',
  retry: 'try again, repeat, again',
  rotate: 'renew, replace',
  invalidate: 'rotate, revoke',
  refund: 'money back, give money back, return, reimburse',
  reverse: 'undo, return, refund',
  capture: 'settle, collect',
  invoice: 'bill, billing',
  dispute: 'chargeback, claim',
  payment: 'charge, pay, transaction',
  transaction: 'payment, charge',
  payout: 'withdrawal, disbursement, cash out',
  transfer: 'send money, wire, remit',
  'bank account': 'iban, routing number, account number',
  balance: 'how much money, funds, how much is left',
  coupon: 'discount, voucher, promo code',
  customer: 'client, buyer, user, subscriber, shopper',
  shopper: 'customer, buyer, client',
  subscription: 'subscribe, recurring plan',
  webhook: 'callback url, callback, subscribe to events, notifications, notification url, event delivery',
  token: 'saved card, save a card, card on file, credential',
  stored: 'saved, on file',
  save: 'store, keep, like',
  'payment method': 'payment option, way to pay',
  'payment link': 'pay by link, payment url',
  'payment instrument': 'card',
  authorised: 'authorization, hold, preauthorization',
  upload: 'send a file, attach a file',
  download: 'export, save as file, get the pdf, as pdf',
  render: 'export',
  log: 'audit, audit trail, history, trail',
  version: 'history, revision',
  metadata: 'details',
  usage: 'consumption',
  comment: 'feedback, note',
  reaction: 'emoji',
  'current user': 'who am I, logged in, my account',
  error: 'why did, fail, failed',
  创建: '新建, 新增, 添加, 开通, 注册, 发起, 申请, 绑定',
  查询: '查看, 获取, 查找, 看, 多少, 检查',
  更新: '修改, 更改, 编辑, 设置, 变更',
  删除: '移除, 去掉, 解绑, 注销, 清除',
  取消: '撤销, 停止, 终止, 作废, 关闭',
  恢复: '还原, 重新启用, 解除',
  退款: '退钱, 退回, 退费',
  账单: '发票, 单据',
  争议: '拒付, 纠纷',
  余额: '剩多少钱, 还有多少钱',
  付款: '支付, 打款, 转账',
  银行账户: '银行卡号, 收款账户',
  回调: '通知, 推送',
  令牌: '凭证',
  上传: '传文件',
  下载: '导出',
};

/** Synonyms of any API; what a site says itself about a term comes first and alone. */
export function getCommonSynonyms(own: Synonym[]): Synonym[] {
  const taken = new Set(own.map(({ term }) => term.toLowerCase()));
  const byTerm = new Map<string, string[]>();
  for (const [word, others] of Object.entries(COMMON_WORDS))
    for (const other of others.split(', '))
      if (!taken.has(other)) byTerm.set(other, [...(byTerm.get(other) ?? []), word]);
  return [...byTerm].map(([term, means]) => ({ term, means }));
}

/** What a general synonym is worth, of 1, and the factors of an operation that does what the reader wants done, or something else. */
export type GeneralRules = { synonym: number; same: number; other: number };

/** A site with synonyms of its own says itself what its readers mean: general rules only break ties there. */
export function getGeneralRules(own: Synonym[]): GeneralRules {
  return own.length > 0 ? { synonym: 0.5, same: 1.1, other: 0.95 } : { synonym: 0.7, same: 1.3, other: 0.75 };
}
