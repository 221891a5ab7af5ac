import type { PackagesConfig } from '../src/model/config.ts';

/** What readers can take with them. A package that is not made is not offered. */
export const packages: PackagesConfig = {
  module: 'site/packages/index.ts',
  files: [
    'site.zip',
    ...['en', 'zh'].flatMap((locale) =>
      ['postman_collection.json', 'postman_environment.json', 'httpyac.http', 'bruno.zip'].map(
        (name) => `collections/${locale}/${name}`,
      ),
    ),
  ],
  offers: {
    simulator: {
      group: 'run',
      title: { en: 'Simulator', zh: '模拟平台' },
      about: {
        en: 'The simulator as a local server at http://localhost:4180. It needs Node.js 20.19, 22.12 or newer.',
        zh: '在本机 http://localhost:4180 运行的模拟平台。需要 Node.js 20.19、22.12 或更高版本。',
      },
      command: 'npx',
      inCheckout: 'npx api-docs sandbox',
      server: {
        url: 'http://localhost:4180',
        description: { en: 'Simulator on your machine', zh: '本机的模拟平台' },
      },
    },
    client: {
      group: 'client',
      title: { en: 'TypeScript client', zh: 'TypeScript 客户端' },
      about: {
        en: 'Signs, verifies, refreshes the token and retries, with types for every operation. For Node.js 20, 22 and 24, Deno, Bun and browsers.',
        zh: '负责签名、验签、刷新令牌与重试，并包含全部接口的类型。适用于 Node.js 20、22、24、Deno、Bun 与浏览器。',
      },
      command: 'npm install',
    },
    mcp: {
      group: 'client',
      title: { en: 'For coding agents', zh: '供编程助手使用' },
      about: {
        en: 'An MCP server that searches and reads this documentation, explains errors, checks messages and calls the simulator. Once installed, it needs no network.',
        zh: 'MCP 服务器：搜索与阅读本文档、解释错误、检查报文，并可调用模拟平台。安装后无须网络。',
      },
      command: 'npx',
    },
  },
};
