import type { PointId } from '../points/point-ids.ts';
import type { ReportLanguage } from './report-texts.ts';
import en from './texts/points.en.json' with { type: 'json' };
import zh from './texts/points.zh.json' with { type: 'json' };

export type LocalisedText = Record<ReportLanguage, string>;

/** What each point requires, and what a client does instead of a mistake. */
export const POINT_TEXTS: Record<PointId, { title: LocalisedText; expected: LocalisedText }> = mapPoints();

/** What no traffic can show. */
export const NOT_DECIDABLE: LocalisedText[] = en.notDecidable.map((text, index) => ({
  en: text,
  zh: zh.notDecidable[index] ?? text,
}));

function mapPoints() {
  const entries = Object.keys(en.points).map((id) => {
    const one = id as PointId;
    const join = (part: 'title' | 'expected') => ({ en: en.points[one][part], zh: zh.points[one][part] });
    return [one, { title: join('title'), expected: join('expected') }];
  });
  return Object.fromEntries(entries);
}
