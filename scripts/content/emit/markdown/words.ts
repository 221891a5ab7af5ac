/** Words that only Markdown needs: in the interface's own strings every reader would load them. */
type Words = {
  /** Between a name and what is said of it. */
  is: string;
  servers: string;
  errorName: string;
  retry: string;
  retryKinds: { yes: string; fix: string; no: string };
  operations: string;
  /** Operations that answer an error. */
  all: string;
  allExcept: string;
  and: string;
  pages: string;
  contracts: string;
};

const ENGLISH: Words = {
  is: ': ',
  servers: 'Base address',
  errorName: 'Name',
  retry: 'Repeat the same request',
  retryKinds: { yes: 'Yes, later', fix: 'After a correction', no: 'No' },
  operations: 'Operations',
  all: 'Any operation',
  allExcept: 'Any operation except ',
  and: ', ',
  pages: 'Other pages',
  contracts: 'Contracts',
};

const CHINESE: Words = {
  is: '：',
  servers: '基础地址',
  errorName: '名称',
  retry: '原样重试',
  retryKinds: { yes: '可以，稍后', fix: '修正之后', no: '不可以' },
  operations: '接口',
  all: '所有接口',
  allExcept: '所有接口，以下除外：',
  and: '、',
  pages: '其他页面',
  contracts: '契约文件',
};

/** As everywhere, a language that the interface does not speak gets English. */
export function getWords(locale: string): Words {
  return locale === 'zh' ? CHINESE : ENGLISH;
}
