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
};

/** As everywhere, a language that the interface does not speak gets English. */
export function getWords(locale: string): Words {
  return locale === 'zh' ? CHINESE : ENGLISH;
}
