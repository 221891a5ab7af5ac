import { expect, test } from 'vitest';
import { patternInWords } from './pattern-words.ts';

test.each([
  ['^cm_[0-7][0-9A-HJKMNP-TV-Z]{25}$', 'cm_ and a ULID', 'cm_ 加 ULID'],
  ['^[0-9]{13}$', '13 digits', '13 位数字'],
  ['^\\d$', '1 digit', '1 位数字'],
  ['^[0-9]{4,14}$', '4–14 digits', '4–14 位数字'],
  ['^[A-Z]{2}$', '2 capital letters', '2 个大写字母'],
  ['^[A-Za-z0-9_-]{16,64}$', '16–64 characters: letters, digits, _ -', '16–64 个字符：字母、数字、_ -'],
  ['^[A-Za-z0-9 -]{2,12}$', '2–12 characters: letters, digits, space, -', '2–12 个字符：字母、数字、空格、-'],
  ['^atk_[A-Za-z0-9_-]{43}$', 'atk_ and 43 characters: letters, digits, _ -', 'atk_ 加 43 个字符：字母、数字、_ -'],
  ['^[A-Z0-9]+$', '1 or more characters: capital letters, digits', '至少 1 个字符：大写字母、数字'],
  [
    '^-?(?:0|[1-9][0-9]{0,17})(?:\\.[0-9]{1,18})?$',
    'decimal, may be negative: up to 18 digits before the point and 18 after it, no leading zeros',
    '十进制数，可为负：整数至多 18 位，小数至多 18 位，无前导零',
  ],
  [
    '^(?:0|[1-9][0-9]{0,9})(?:\\.[0-9]{1,10})?$',
    'decimal: up to 10 digits before the point and 10 after it, no leading zeros',
    '十进制数：整数至多 10 位，小数至多 10 位，无前导零',
  ],
  ['^[1-9][0-9]{0,3}$', '1–9999, no leading zeros', '1–9999，无前导零'],
  ['^(0[1-9]|1[0-2])$', '01–12', '01–12'],
  ['^[0-9]{4}([0-9]{2})?$', '4 or 6 digits', '4 位或 6 位数字'],
])('says %s in words', (pattern, english, chinese) => {
  expect(patternInWords(pattern, 'en')).toBe(english);
  expect(patternInWords(pattern, 'zh')).toBe(chinese);
});

test.each([
  '[0-9]{4}',
  '^[^a]{3}$',
  '^[0-9A-F]{4}$',
  '^[\\w.]+$',
  '^[A-Z][A-Z0-9_]*$',
  '^\\d{4}-\\d{2}$',
  '^20[0-9]{2}$',
  '^[0-9]{6,8}\\*{4,9}[0-9]{4}$',
  '^(?:0|[1-9][0-9]{0,17})$',
  '^PH$',
  '^$',
  '',
])('leaves %s as it is', (pattern) => {
  expect(patternInWords(pattern, 'en')).toBeUndefined();
});
