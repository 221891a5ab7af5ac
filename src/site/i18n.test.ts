import { describe, expect, it } from 'vitest';
import { createI18n, loadStrings, rememberTexts, type Text } from './i18n.ts';

/** Names and texts of all strings with values. */
function withValues(strings: object, prefix = ''): [name: string, text: string][] {
  return Object.entries(strings).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') return withValues(value, `${prefix}${name}.`);
    return String(value).includes('{{') ? [[prefix + name, String(value)]] : [];
  });
}

const VALUES = {
  name: '$& <{{name}}>',
  status: '404',
  title: 'Card',
  receive: 2,
  send: 3,
  message: 'm',
  query: 'q',
  language: 'l',
};

describe.each(['en', 'zh'])('texts in %s', (locale) => {
  it('are the ones that i18next gives, with their values', async () => {
    const strings = await loadStrings(locale);
    const { t } = createI18n(locale, strings);
    const text = rememberTexts(t);

    for (const [name] of withValues(strings)) {
      const plural = /^(.*)_(?:one|other)$/.exec(name)?.[1];
      // The keys come from the file that their type is made of.
      const key = (plural ?? name) as Parameters<Text>[0];
      for (const count of plural ? [1, 2] : [0]) {
        const values = plural ? { count } : VALUES;
        expect(text(key, values)).toBe(t(key, values));
        expect(text(key, values)).toBe(t(key, values));
      }
    }
  });
});
