import type { Locale } from '../model/locale.ts';

/** Words of the error catalogue. Among the interface's own strings every reader would load them, for one page. */
export type CatalogueWords = {
  find: string;
  hint: string;
  operation: string;
  retry: string;
  any: string;
  clear: string;
  found(count: number, total: number): string;
  none: string;
  /** Title of what a pasted body says. */
  body: string;
  noCode: string;
  success: string;
  unknown(code: number): string;
  /** Operations that answer a code. */
  some: string;
  all: string;
  except: string;
  and: string;
};

const ENGLISH: CatalogueWords = {
  find: 'Words, a code, a name, or an error body',
  hint: 'What you paste stays in this browser.',
  operation: 'Operation',
  retry: 'Retry',
  any: 'All',
  clear: 'Clear',
  found: (count, total) => (count === total ? `${total} codes` : `${count} of ${total} codes`),
  none: 'No code matches all of this.',
  body: 'What the body says',
  noCode: 'There is no error code in it. Decide by the HTTP status of the response.',
  success: 'Code 0 is a success.',
  unknown: (code) =>
    `${code} is not in this list. It may be newer than this page: decide by its HTTP status, ${Math.floor(code / 1000)}, and quote the request id to support.`,
  some: 'Operations: ',
  all: 'Any operation',
  except: 'Any operation except ',
  and: ', ',
};

const CHINESE: CatalogueWords = {
  find: '关键词、错误码、名称，或错误响应体',
  hint: '粘贴的内容只在本浏览器中处理。',
  operation: '接口',
  retry: '重试',
  any: '全部',
  clear: '清除',
  found: (count, total) => (count === total ? `共 ${total} 个错误码` : `${count} 个错误码，共 ${total} 个`),
  none: '没有符合全部条件的错误码。',
  body: '响应体内容',
  noCode: '其中没有错误码，请按响应的 HTTP 状态码处理。',
  success: 'code 为 0 表示成功。',
  unknown: (code) =>
    `${code} 不在列表中，可能是本页发布之后新增的：请按其 HTTP 状态码 ${Math.floor(code / 1000)} 处理，并向客服提供请求 ID。`,
  some: '接口：',
  all: '所有接口',
  except: '所有接口，以下除外：',
  and: '、',
};

/** As everywhere, a language that the interface does not speak gets English. */
export function catalogueWords(locale: Locale): CatalogueWords {
  return locale === 'zh' ? CHINESE : ENGLISH;
}
