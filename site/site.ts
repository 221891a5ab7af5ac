import type { RoutePath } from '../.generated/routes.ts';
import type { SiteConfig } from '../src/model/config.ts';
import { agentSkill } from './agent-skill.ts';
import { nav, sidebars } from './navigation.ts';
import { origin } from './origin.ts';
import { packages } from './packages.ts';
import { searchHelp } from './search-help.ts';
import { snippets, source, support } from './support.ts';
import { tools } from './tools.ts';

const title = { zh: '商户 API', en: 'Merchant API' };

/** This site. The domains are placeholders of RFC 2606 until it has an address. */
export const site: SiteConfig<RoutePath> = {
  title,
  drawings: {
    mark: 'site/drawings/mark.svg',
    hero: { file: 'site/drawings/hero.svg', alt: { zh: '一张卡，付遍全球', en: 'A card that pays around the globe' } },
    notFound: 'site/drawings/not-found.svg',
    features: {
      card: 'site/drawings/card.svg',
      globe: 'site/drawings/globe.svg',
      coin: 'site/drawings/coin.svg',
    },
  },
  docsTitle: { zh: '文档', en: 'Documentation' },
  outlineTitle: { zh: '本页目录', en: 'Outline' },
  origin,
  base: '/',
  locales: [
    { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
    { locale: 'en', tag: 'en', name: 'English' },
  ],
  sourceLocale: 'en',
  strict: true,
  operationDocuments: true,
  agentSkill,
  attachments: [
    'openapi/test-vectors.json',
    'openapi/sandbox/controls.yaml',
    'openapi/sandbox/state.yaml',
    'openapi/sandbox/fixtures.json',
    'openapi/sandbox/certified-samples.json',
    'openapi/sandbox/certification-points.json',
    'samples/first-card.mjs',
    'samples/merchant-signing.sh',
    'samples/merchant-signing.mts',
    'samples/merchant_signing.py',
    'samples/MerchantSigning.java',
    'samples/merchant_signing.go',
    'samples/merchant-signing.php',
    'samples/listen.ts',
    'samples/listen.py',
    'samples/Listen.java',
    'samples/listen.go',
    'samples/listener.ts',
  ],
  snippets,
  support,
  draftPage: '/guide/other/versions',
  signingPages: {
    headers: '/guide/global-request-header#the-string-to-sign',
    query: '/token/#signed-query',
    helpers: '/guide/key-pair#signing-helpers',
  },
  footLinks: ['/guide/other/questions', '/guide/other/versions', '/guide/other/support', '/guide/other/errors'],
  updated: '2026-11-23',
  nav,
  // The two parts of the documentation, each with a sidebar of its own.
  areas: [
    { text: title, link: '/guide/' satisfies RoutePath, activeMatch: '/guide/|/reference/' },
    { text: { zh: '代币支付', en: 'Token Payment' }, link: '/token/' satisfies RoutePath },
  ],
  sidebars,
  socialLinks: [
    {
      icon: 'repo',
      label: { zh: '代码仓库', en: 'Source repository' },
      mode: 'link',
      content: source.repository,
    },
  ],
  sourceUrl: source.files,
  provider: {
    module: 'site/provider/index.ts',
    prepare: 'site/generate/generate.ts',
    gates: 'site/checks/gates.ts',
    commands: 'site/commands/index.ts',
    values: true,
    tools,
    packages,
  },
  searchHelp,
  console: 'site/console/index.tsx',
  hideNavbar: 'never',
};
