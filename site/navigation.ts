import type { RoutePath } from '../.generated/routes.ts';
import type { NavEntry, SidebarEntry, Sidebars } from '../src/model/config.ts';

/** Entries of the top bar. */
export const nav: NavEntry[] = [
  {
    text: { zh: '代币支付', en: 'Token Payment' },
    link: '/token/' satisfies RoutePath,
    activeMatch: '/token/',
    position: 'right',
  },
];

const downloads: SidebarEntry<RoutePath> = {
  text: { zh: '下载', en: 'Downloads' },
  path: '/guide/other/downloads',
  isFoot: true,
};

/** Groups and pages in the order of reading, which is also that of the previous and next links. */
export const sidebars: Sidebars<RoutePath> = {
  guide: [
    { text: { zh: '全部接口', en: 'All operations' }, path: '/reference/' },
    {
      text: { zh: '开始', en: 'Start' },
      items: [
        '/guide/quick-start',
        {
          text: { zh: '开发指南', en: 'Development Guide' },
          items: [
            { text: { zh: '概览', en: 'Introduction' }, path: '/guide/' },
            '/guide/get-config',
            '/guide/api-authentication',
            '/guide/global-request-header',
            '/guide/data-encryption',
            '/guide/multi-language',
            '/guide/response-data',
            '/guide/key-pair',
            '/guide/chain-type',
          ],
        },
        '/guide/concepts',
        '/guide/retries',
        {
          text: { zh: '资金', en: 'Money' },
          items: ['/guide/first-runs', '/guide/card-spending', '/guide/reconciliation'],
        },
        {
          text: { zh: '上线', en: 'Going Live' },
          items: [
            { text: { zh: '检查清单', en: 'Checklist' }, path: '/guide/going-live' },
            '/guide/certification',
            '/guide/test-and-simulate',
            '/guide/security',
          ],
        },
      ],
    },
    { text: { zh: '认证', en: 'Auth' }, tag: 'Auth', items: ['/guide/auth/code2token', '/guide/auth/refresh-token'] },
    {
      text: { zh: '卡', en: 'Card' },
      tag: 'Card',
      // The life of a card, then its holder.
      items: [
        '/guide/card/card-bin-list',
        '/guide/card/card-bin-info',
        '/guide/card/open-card',
        '/guide/card/active-card',
        '/guide/card/card-list',
        '/guide/card/card-info',
        '/guide/card/card-holder-bind',
        '/guide/card/card-contact',
        '/guide/card/card-pwd',
        '/guide/card/card-status',
        '/guide/card/card-recharge',
        '/guide/card/card-withdraw',
        '/guide/card/cancel-card',
        '/guide/card/card-log-list',
        '/guide/card/card-log-info',
        {
          text: { zh: '持卡人', en: 'Card Holder' },
          tag: 'Holder',
          items: [
            '/guide/card/holder/country-code',
            '/guide/card/holder/create-holder',
            '/guide/card/holder/update-holder',
            '/guide/card/holder/holder-list',
            '/guide/card/holder/holder-detail',
          ],
        },
      ],
    },
    {
      text: { zh: '付款', en: 'Payment' },
      tag: 'Payment',
      items: [
        '/guide/payment/channel-list',
        '/guide/payment/channel-params',
        '/guide/payment/apply-quote',
        '/guide/payment/pay-now',
        '/guide/payment/order-detail',
      ],
    },
    { text: { zh: '业务', en: 'Biz' }, tag: 'Biz', items: ['/guide/biz/wallet'] },
    {
      text: { zh: '附录', en: 'Appendix' },
      items: [
        '/guide/other/card',
        '/guide/other/errors',
        {
          text: { zh: '工具与实验', en: 'Tools and labs' },
          items: [
            '/guide/other/signature-doctor',
            '/guide/other/checker',
            '/guide/other/calculator',
            { text: { zh: '生命周期实验', en: 'Lifecycle Lab' }, path: '/guide/other/card#lifecycle-lab' },
            { text: { zh: 'WebSocket 实验', en: 'WebSocket Lab' }, path: '/token/listen#websocket-lab' },
            { text: { zh: '重试实验', en: 'Retry Lab' }, path: '/guide/retries#retry-lab' },
          ],
        },
        {
          text: { zh: '数据', en: 'Data' },
          items: ['/guide/other/types', '/guide/other/values', '/guide/other/formats', '/guide/other/scopes'],
        },
        {
          text: { zh: '变更', en: 'Changes' },
          items: ['/guide/other/versions', '/guide/other/questions'],
        },
        {
          text: { zh: '帮助', en: 'Help' },
          items: ['/guide/other/glossary', '/guide/other/support', '/guide/other/controls'],
        },
      ],
    },
    downloads,
  ],
  token: [
    {
      text: { zh: '代币支付', en: 'Token Payment' },
      tag: 'Token user',
      items: ['/token/', '/token/gen-user', '/token/withdraw', '/token/listen', '/token/ack', '/token/refresh'],
    },
    downloads,
  ],
};
