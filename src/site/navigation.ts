import type { RoutePath } from '../../.generated/routes.ts';
import type { NavEntry, Sidebars } from '../model/config.ts';

/** Entries of the top bar. */
export const nav: NavEntry[] = [
  {
    text: { zh: '代币支付', en: 'Token Payment' },
    link: '/token/' satisfies RoutePath,
    activeMatch: '/token/',
    position: 'right',
  },
];

/** Parts of the documentation. Guide and reference share a sidebar: a page directly below `/guide/` is one of the guide. */
export const areas: NavEntry[] = [
  { text: { zh: '指南', en: 'Guide' }, link: '/guide/' satisfies RoutePath, activeMatch: '/guide/[^/]*$' },
  {
    text: { zh: '接口参考', en: 'Reference' },
    link: '/reference/' satisfies RoutePath,
    activeMatch: '/reference/|/guide/.+/',
  },
  { text: { zh: '代币支付', en: 'Token Payment' }, link: '/token/' satisfies RoutePath },
];

/** Groups and pages in the order of reading, which is also that of the previous and next links. */
export const sidebars: Sidebars<RoutePath> = {
  guide: [
    {
      text: { zh: '开始', en: 'Start' },
      items: [
        '/guide/quick-start',
        '/guide/',
        '/guide/concepts',
        '/guide/get-config',
        '/guide/api-authentication',
        '/guide/global-request-header',
        '/guide/data-encryption',
        '/guide/multi-language',
        '/guide/response-data',
        '/guide/key-pair',
        '/guide/chain-type',
        '/guide/retries',
        '/guide/first-runs',
        '/guide/test-and-simulate',
        '/guide/card-spending',
        '/guide/reconciliation',
        '/guide/security',
        '/guide/going-live',
        '/reference/',
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
        '/guide/other/signature-doctor',
        '/guide/other/checker',
        '/guide/other/calculator',
        '/guide/other/types',
        '/guide/other/values',
        '/guide/other/formats',
        '/guide/other/scopes',
        '/guide/other/versions',
        '/guide/other/questions',
        '/guide/other/support',
        '/guide/other/glossary',
        '/guide/other/controls',
      ],
    },
  ],
  token: [
    {
      text: { zh: '代币支付', en: 'Token Payment' },
      tag: 'Token user',
      items: ['/token/', '/token/gen-user', '/token/withdraw', '/token/listen', '/token/ack', '/token/refresh'],
    },
  ],
};
