import type { ErrorDetail } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import type { Problem } from '../envelope/refusal.ts';

type Sentence = (value: string | undefined) => string;

const TEXTS: Record<ErrorDetail['rule'], Record<MessageLocale, Sentence>> = {
  required: { en: () => 'This field is required.', zh: () => '缺少必填字段。' },
  type: { en: () => 'The value has the wrong type.', zh: () => '取值类型错误。' },
  format: { en: () => 'The value has the wrong format.', zh: () => '取值格式错误。' },
  pattern: { en: () => 'The value does not match the pattern.', zh: () => '取值不符合规定的格式。' },
  min: { en: (value) => `The smallest value is ${value ?? 'exceeded'}.`, zh: (value) => `最小值为 ${value ?? ''}。` },
  max: { en: (value) => `The largest value is ${value ?? 'exceeded'}.`, zh: (value) => `最大值为 ${value ?? ''}。` },
  minLength: {
    en: (value) => `The value is shorter than ${value ?? 'allowed'} characters.`,
    zh: (value) => `长度不足 ${value ?? ''} 个字符。`,
  },
  maxLength: {
    en: (value) => `The value is longer than ${value ?? 'allowed'} characters.`,
    zh: (value) => `长度超过 ${value ?? ''} 个字符。`,
  },
  enum: {
    en: (value) => (value ? `The value is none of: ${value}.` : 'The value is not allowed here.'),
    zh: (value) => (value ? `取值须为以下之一：${value}。` : '此处不允许该取值。'),
  },
  unknown_field: { en: () => 'The contract has no such field.', zh: () => '契约中没有该字段。' },
  mutually_exclusive: { en: () => 'Only one of these fields may be sent.', zh: () => '这些字段只能传其中一个。' },
  checksum: { en: () => 'The checksum is wrong.', zh: () => '校验和错误。' },
  locked: { en: () => 'This field cannot change any more.', zh: () => '该字段已不可修改。' },
};

const EXPECTED: Record<MessageLocale, (form: string) => string> = {
  en: (form) => `The value is malformed. Expected: ${form}.`,
  zh: (form) => `格式错误，应为：${form}。`,
};

/** Longest message of a detail (schema ErrorDetail). */
const MAX_MESSAGE_CHARS = 200;

/** An entry of `details` in a language. */
export function toErrorDetail({ field, rule, value, expected }: Problem, locale: MessageLocale): ErrorDetail {
  const message = expected ? EXPECTED[locale](expected[locale]) : TEXTS[rule][locale](value);
  return { field, rule, message: [...message].slice(0, MAX_MESSAGE_CHARS).join('') };
}
