import en from './texts/en.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Languages of a report. */
export type ReportLanguage = 'en' | 'zh';
export type ReportTexts = typeof en;

/** What a report says in words, beside its points: these are in the report itself, so a page that shows one has no texts of them. */
export const TEXTS: Record<ReportLanguage, ReportTexts> = { en, zh };
