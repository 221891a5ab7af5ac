import type { RoutePath } from '../.generated/routes.ts';
import type { SearchHelp } from '../src/model/config.ts';
import { en } from './search-words/en/index.ts';
import { zh } from './search-words/zh/index.ts';

/** What the search uses beside the pages: words of readers, pages that are no useful results, and ways to begin. */
export const searchHelp: SearchHelp<RoutePath> = {
  words: { en, zh },
  last: ['/hello', '/guide/other/types', '/guide/other/values'],
  start: [
    {
      path: '/guide/quick-start',
      icon: 'right',
      text: { zh: '快速开始', en: 'Quick Start' },
      description: { zh: '用一个脚本在模拟平台中开出一张卡', en: 'Open a card in the simulator with one script' },
    },
    {
      path: '/guide/other/errors',
      icon: 'warn',
      text: { zh: '查询错误码', en: 'Look up an error' },
      description: { zh: '粘贴错误码或响应正文', en: 'Paste a code or a response body' },
      isWayOut: true,
    },
    {
      path: '/guide/other/checker',
      icon: 'check',
      text: { zh: '响应检查', en: 'Response Checker' },
      description: {
        zh: '按契约检查响应、错误或 WebSocket 帧',
        en: 'Check a response, an error or a frame against the contract',
      },
      isWayOut: true,
      takesText: true,
    },
    {
      path: '/reference/',
      icon: 'box',
      text: { zh: '浏览全部接口', en: 'Browse all operations' },
      description: { zh: '按方法、路径或名称筛选', en: 'Filter by method, path or name' },
      isWayOut: true,
    },
  ],
  examples: ['/v2/card/open', 'X-Nonce', 'card_01KF…'],
};
