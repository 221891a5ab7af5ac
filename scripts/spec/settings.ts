import type { Locale } from '../../src/model/locale.ts';

/** The language that descriptions are written in. */
export const BASE_LOCALE: Locale = 'en';

/** The languages that overlays translate them to: every text must be there in each. */
export const TRANSLATED_LOCALES: readonly Locale[] = ['zh'];
