/** The languages of messages (contract 2.13). */
export type MessageLocale = 'en' | 'zh';

export const LANGUAGE_TAGS: Record<MessageLocale, string> = { en: 'en', zh: 'zh-CN' };

/** The first supported range by q-value; nothing that matches is English. */
export function negotiateLocale(acceptLanguage: string | undefined): MessageLocale {
  const ranges = (acceptLanguage ?? '').split(',').map((part, index) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    return { range: range.toLowerCase(), quality: quality === undefined ? 1 : Number(quality), index };
  });
  const sorted = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.index - other.index);
  for (const { range } of sorted) {
    if (range === 'zh' || /^zh-(hans|cn|sg)\b/.test(range)) return 'zh';
    if (range === 'en' || range.startsWith('en-')) return 'en';
  }
  return 'en';
}
