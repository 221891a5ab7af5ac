import type { ToolConfig } from '../src/model/config.ts';

/** The programs of this provider, as guides name them; `site/provider/index.ts` loads them. */
export const tools = {
  'signature-doctor': {
    kind: 'inline',
    role: 'signatures',
    panels: [
      { zh: '您发送的请求', en: 'What you sent' },
      { zh: '您签名的内容', en: 'What you signed' },
      { zh: '密钥', en: 'Keys' },
    ],
  },
  checker: {
    kind: 'inline',
    role: 'responses',
    panels: [
      { zh: '收到的内容', en: 'What came back' },
      { zh: '检查内容', en: 'What is checked' },
    ],
  },
  certification: { kind: 'inline' },
  'checklist-verdicts': { kind: 'inline' },
  'token-checklist-verdicts': { kind: 'inline' },
  calculator: {
    kind: 'inline',
    takesValues: true,
    panels: [
      { zh: '卡手续费', en: 'Card fees' },
      { zh: '付款与换汇', en: 'Payout and exchange' },
    ],
  },
  'retry-lab': {
    kind: 'dialog',
    role: 'retries',
    title: { zh: '重试实验', en: 'Retry lab' },
    about: {
      zh: '充值、提现或付款的响应丢失了。分别使用相同幂等键、新幂等键和新订单号重试，比较各自的代价。实验在当前页面内运行，不向服务器发送任何数据。',
      en: 'The response to a recharge, a withdrawal or a payout is lost. Retry it with the same key, with a new key, and with a new order number, and see what each retry costs. It runs in this page and sends nothing to a server.',
    },
  },
  'websocket-lab': {
    kind: 'dialog',
    title: { zh: 'WebSocket 实验', en: 'WebSocket lab' },
    about: {
      zh: '连接模拟平台，触发一笔充值，观察事件如何到达。未确认的消息会以相同的 messageId 重投。还可以切断网络、从指定序号恢复，并触发每一种关闭码。实验在当前页面内运行，不向服务器发送任何数据。',
      en: 'Connect to the simulated provider, make a deposit arrive, and watch the events. If you do not acknowledge one, it is delivered again with the same messageId. Cut the line, resume from a number, and provoke every close code. It runs in this page and sends nothing to a server.',
    },
  },
} as const satisfies Record<string, ToolConfig>;
