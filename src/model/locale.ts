import { required } from '../../packages/base/invariant.ts';

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

/** BCP 47 tag of a language of the site. */
export function getLanguageTag(locales: readonly LocaleInfo[], locale: Locale): string {
  const found = locales.find((language) => language.locale === locale);
  return required(found, `The site has the language ${locale}.`).tag;
}
