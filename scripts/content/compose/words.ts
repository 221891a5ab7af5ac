/** Words of the tables and lists that the compiler writes: among the interface's own strings every reader would load them. */
type Words = {
  sentBy: string;
  returnedBy: string;
  fields: string;
  /** Between a name and what is said of it. */
  is: string;
  /** Between the entries of a list. */
  and: string;
  value: string;
  meaning: string;
  next: string;
  final: string;
  yes: string;
  code: string;
  currency: string;
  /** Digits after the decimal point. */
  scale: string;
  scope: string;
  operations: string;
  /** Between an operation and the parameter that it concerns. */
  with: string;
};

const ENGLISH: Words = {
  sentBy: 'Sent by',
  returnedBy: 'Returned by',
  fields: 'Fields of this type',
  is: ': ',
  and: ', ',
  value: 'Value',
  meaning: 'Meaning',
  next: 'Leads to',
  final: 'final',
  yes: 'yes',
  code: 'Code',
  currency: 'Currency',
  scale: 'Decimal places',
  scope: 'Scope',
  operations: 'Operations',
  with: ' with ',
};

const CHINESE: Words = {
  sentBy: '用于请求',
  returnedBy: '用于响应',
  fields: '采用此类型的字段',
  is: '：',
  and: '、',
  value: '取值',
  meaning: '含义',
  next: '去向',
  final: '终态',
  yes: '可',
  code: '代码',
  currency: '币种',
  scale: '小数位数',
  scope: '权限范围',
  operations: '接口',
  with: '，须携带 ',
};

/** As everywhere, a language that the interface does not speak gets English. */
export function getWords(locale: string): Words {
  return locale === 'zh' ? CHINESE : ENGLISH;
}
