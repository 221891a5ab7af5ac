import type { RoutePath } from '../../.generated/routes.ts';
import type { SiteConfig } from '../model/config.ts';
import { areas, nav, sidebars } from './navigation.ts';

/** This site. The domains are placeholders of RFC 2606 until it has an address. */
export const site: SiteConfig<RoutePath> = {
  title: { zh: '商户 API', en: 'Merchant API' },
  docsTitle: { zh: '文档', en: 'Documentation' },
  outlineTitle: { zh: '本页目录', en: 'Outline' },
  origin: 'https://docs.example.com',
  base: '/',
  locales: [
    { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
    { locale: 'en', tag: 'en', name: 'English' },
  ],
  sourceLocale: 'en',
  strict: true,
  attachments: [
    'openapi/test-vectors.json',
    'openapi/sandbox/controls.yaml',
    'openapi/sandbox/state.yaml',
    'samples/merchant-signing.sh',
    'samples/merchant-signing.ts',
    'samples/merchant_signing.py',
    'samples/MerchantSigning.java',
    'samples/merchant_signing.go',
    'samples/merchant-signing.php',
  ],
  nav,
  areas,
  sidebars,
  socialLinks: [
    {
      icon: 'repo',
      label: { zh: '代码仓库', en: 'Source repository' },
      mode: 'link',
      content: 'https://github.com/example/merchant-api-docs',
    },
  ],
  sourceUrl: 'https://github.com/example/merchant-api-docs/blob/main',
  console: true,
  hideNavbar: 'never',
};
