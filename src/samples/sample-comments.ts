import type { Locale } from '../model/locale.ts';

/** What the comments of a sample say, in the language of the page. */
export type SampleComments = {
  run: (command: string) => string;
  /** For programs that older versions of Node.js run with another command. */
  runNode: (command: string, older: string) => string;
  cardholderOnly: string;
  encryptsElsewhere: string;
};

/** Samples are executed, and their execution recorded, with these. */
export const ENGLISH_COMMENTS: SampleComments = {
  run: (command) => `Run: ${command}`,
  runNode: (command, older) => `Run: ${command} (Node.js 22.18 or newer; before that: ${older})`,
  cardholderOnly: 'For the cardholder only: never log it in production.',
  encryptsElsewhere: 'curl and openssl cannot',
};

const CHINESE_COMMENTS: SampleComments = {
  run: (command) => `运行：${command}`,
  runNode: (command, older) => `运行：${command}（Node.js 22.18 及以上；更低版本请用 ${older}）`,
  cardholderOnly: '仅供持卡人查看，生产环境中不得写入日志。',
  encryptsElsewhere: 'curl 与 openssl 无法完成此加密',
};

/** The comments of samples on the pages of a language. */
export function getSampleComments(locale: Locale): SampleComments {
  return locale === 'zh' ? CHINESE_COMMENTS : ENGLISH_COMMENTS;
}
