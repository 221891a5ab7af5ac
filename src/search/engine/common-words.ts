import type { Synonym } from '../../model/search.ts';
import { SAME_WORDS } from './same-words.ts';

/**
 * What readers of any API say, by what documents call it. Verbs: the five things that RFC 9110 methods and the words of Google AIP-130 to 136 and
 * of the CRUD convention name. Things: the glossaries that payment APIs share (ISO 8583 and ISO 20022 names beside those of card processors).
 */
const COMMON_WORDS: Record<string, string> = {
  create:
    'add, new, make, start, begin, open, register, issue, order, generate, insert, set up, onboard, enroll, place, establish, write, leave',
  add: 'new, create, leave, insert, put, invite, move, upload, assign, set up',
  start: 'take, initiate, resume, new',
  get: 'fetch, show, view, see, read, check, retrieve, display, download, find, look up',
  retrieve: 'fetch, show, view, see, get, check, display, find, look up, read',
  fetch: 'show, view, see, retrieve, check',
  list: 'all, every, browse, which, show, see',
  update:
    'change, edit, modify, set, rename, adjust, correct, increase, decrease, amend, block, activate, disable, mark, assign, move, extend, complete, finish, close, archive, lock',
  change: 'edit, modify, set, rename, adjust, correct, update',
  edit: 'change, rename, modify, update',
  set: 'change, update, configure',
  delete:
    'destroy, forget, drop, take back, undo, unsubscribe, stop, unregister, unlink, get rid of, throw away, cancel, unlike',
  remove: 'forget, drop, take back, undo, unlike, disconnect, unlink, detach, kick out, kick, take out, leave, stop',
  cancel: 'void, undo, terminate, release, call off, take back',
  terminate: 'close',
  pause: 'stop',
  unfollow: 'unsubscribe, leave',
  follow: 'subscribe, watch, like',
  follower: 'watch, watcher, subscriber, follow',
  void: 'cancel, annul',
  disable: 'block',
  reveal: 'show, see, forgot, forgotten',
  simulate: 'test, try, fake',
  retry: 'try again, repeat, again',
  invalidate: 'rotate, revoke, expire, leaked',
  revoke: 'invalidate, log out, leaked',
  exchange: 'get, swap, convert',
  insert: 'move, add, reorder',
  reorder: 'move, sort',
  redact: 'hide',
  refund: 'give money back, return, reimburse, give back',
  reverse: 'undo, return, refund',
  capture: 'settle, collect',
  'credit note': 'refund',
  invoice: 'billing, charge a customer',
  dispute: 'claim',
  payment: 'charge, pay, transaction, take money, charge a card, purchase',
  card: 'saved card, save a card, card on file, plastic',
  booking: 'appointment, reservation, reserve, book',
  availability: 'free, time slot, slot, opening hours',
  'gift card': 'voucher, gift voucher',
  voucher: 'gift card, coupon',
  redeem: 'use, spend',
  accumulate: 'give, earn, collect, add',
  calculate: 'estimate, what would, preview, compute, how much',
  stock: 'how many are left',
  count: 'how many, number, total',
  'team member': 'employee, hire, staff',
  merchant: 'seller, shop, account',
  evidence: 'fight, proof, defend',
  location: 'shop, place, address',
  transaction: 'payment, charge',
  pay: 'charge, settle, payment',
  payout: 'cash out',
  transfer: 'send money, wire, remit, move money, move',
  balance: 'how much money, funds, how much is left, how much is left on',
  coupon: 'discount, voucher, promo code, discount code',
  customer: 'user, subscriber',
  'account holder': 'customer',
  incident: 'outage, problem, failure',
  ticket: 'case, issue, problem',
  issue: 'bug, ticket, problem',
  certificate: 'ssl, tls',
  generate: 'create, make, write',
  schedule: 'plan, later, calendar',
  subscription: 'subscribe, recurring plan',
  recurring: 'repeating, repeat, regular, automatic',
  webhook:
    'callback url, callback, subscribe to events, notifications, notification url, event delivery, get notified, notification, notify',
  token: 'credential',
  stored: 'saved, on file',
  save: 'store, keep, like',
  saved: 'like, unlike, favourite, favorite, liked',
  'payment method': 'payment option, way to pay',
  'payment link': 'pay by link, payment url',
  'payment instrument': 'card',
  authorised: 'authorization, hold, preauthorization',
  upload: 'send a file, attach a file, add a file, put a file',
  attachment: 'picture, image',
  download: 'export, save as file, get the pdf, as pdf, save to disk',
  content: 'download',
  render: 'export',
  audit: 'trail, who changed, history',
  'audit log': 'audit trail, trail, who changed',
  'activity log': 'audit trail, audit log, trail',
  version: 'history',
  recently: 'history, last, latest, recent',
  past: 'history, earlier, previous',
  metadata: 'details',
  usage: 'consumption, how much did, use',
  event: 'report usage, track',
  rule: 'limit, control, restriction, policy',
  current: 'now, this month, today, at the moment',
  preview: 'next, upcoming, estimate, will be',
  comment: 'feedback',
  story: 'comment',
  reaction: 'emoji, like',
  'current user': 'who am I, logged in, my account, me',
  me: 'who am I, logged in, my account',
  error: 'why did, fail, failed',
  failure: 'fail, failed',
  volume: 'louder, quieter, loud, quiet',
  track: 'music',
  playback: 'music, song',
  search: 'by name, by email',
  product: 'what do you sell',
  order: 'buy, purchase',
  task: 'todo, to do',
  subtask: 'smaller, break, split',
  dependency: 'blocked by, blocked, depends on, depend',
  section: 'column',
  membership: 'people, member, invite',
  member: 'people, invite, colleague, someone',
  user: 'people, employee, colleague, staff',
  collaborator: 'people, watcher',
  ooo: 'holiday, vacation, out of office, absence, absent, away',
  away: 'holiday, vacation, out of office, absent',
  'time tracking': 'hours worked, hours, working time, log time',
  job: 'task, export, import, is finished, in the background, background',
  trash: 'bin, recycle bin, deleted',
  thumbnail: 'preview image, small picture',
  avatar: 'profile picture, photo',
  collaboration: 'share, sharing',
  share: 'give access, publish',
  发送: '发',
  提交: '申请, 发起',
  创建: '开通, 注册, 发起, 申请, 发布, 写',
  查询: '多少, 检查',
  更新: '设置, 重命名',
  编辑: '改名, 重命名, 改',
  设置: '修改, 加到, 更改',
  修改: '改, 改名',
  重命名: '改名, 修改名称, 修改标题',
  删除: '解绑, 注销, 撤回',
  恢复: '重新启用, 解除',
  刷新: '续期, 过期, 更新',
  取消: '作废, 关闭',
  账单: '单据',
  争议: '拒付, 纠纷',
  余额: '剩多少钱, 还有多少钱',
  付款: '支付, 打款, 转账',
  银行账户: '银行卡号, 收款账户',
  回调: '通知, 推送',
  上传: '传',
  当前用户: '我是谁, 当前登录, 登录的是谁',
  用户信息: '我是谁',
  黑名单: '失效, 拉黑, 退出登录',
  邀请: '请',
  消息: '聊天记录',
  URL: '网页, 链接, 网址',
  获取: '哪些, 有哪些, 支持哪些',
  列表: '哪些, 有哪些, 所有, 全部',
};

/** Synonyms of any API; what a site says itself about a term comes first and alone. */
export function getCommonSynonyms(own: Synonym[]): Synonym[] {
  const taken = new Set(own.map(({ term }) => term.toLowerCase()));
  const byTerm = new Map<string, string[]>();
  const add = (term: string, word: string) => {
    if (!taken.has(term)) byTerm.set(term, [...(byTerm.get(term) ?? []), word]);
  };
  for (const [word, others] of Object.entries(COMMON_WORDS)) for (const other of others.split(', ')) add(other, word);
  for (const line of SAME_WORDS.trim().split('\n')) {
    const words = line.split(', ');
    for (const term of words) for (const word of words) if (word !== term) add(term, word);
  }
  return [...byTerm].map(([term, means]) => ({ term, means }));
}

/** What a general synonym is worth, of 1; the factors of an operation that does what the reader wants done, or something else; and what a title that the query says is worth on top. */
export type GeneralRules = { synonym: number; same: number; other: number; title: number };

/** A site with synonyms of its own says itself what its readers mean: general rules only break ties there. */
export function getGeneralRules(own: Synonym[]): GeneralRules {
  return own.length > 0
    ? { synonym: 0.3, same: 1.1, other: 0.95, title: 0.1 }
    : { synonym: 0.85, same: 1.5, other: 0.6, title: 1.5 };
}
