/** A language of the site, as its folder name and as the prefix of its addresses. */
export type Locale = string;

/** How a language is offered to readers. The default locale has no prefix. */
export type LocaleInfo = {
  locale: Locale;
  /** BCP 47 tag for `lang` and `hreflang`, for example `zh-CN`. */
  tag: string;
  /** The language's own name, for the language menu. */
  name: string;
};
