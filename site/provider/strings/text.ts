import {
  addStrings,
  createI18n,
  memoiseTexts,
  type Text as SiteText,
  stringsLanguage,
  type TextKey,
  type TextOf,
} from '../../../src/strings/i18n.ts';
import type calculator from './en/calculator.json';
import type certification from './en/certification.json';
import type checker from './en/checker.json';
import type doctor from './en/doctor.json';
import type machines from './en/machines.json';
import type ownServer from './en/own-server.json';
import type provider from './en/provider.json';
import type retryLab from './en/retry-lab.json';
import type values from './en/values.json';
import type websocketLab from './en/websocket-lab.json';

/** Strings of this provider by namespace, one JSON file each; the English files are the pattern. */
type Strings = {
  calculator: typeof calculator;
  certification: typeof certification;
  checker: typeof checker;
  doctor: typeof doctor;
  machines: typeof machines;
  'own-server': typeof ownServer;
  provider: typeof provider;
  'retry-lab': typeof retryLab;
  values: typeof values;
  'websocket-lab': typeof websocketLab;
};

/** The text of a key of this provider, or of the interface and the playground. */
export type Text = TextOf<TextKey<Strings> | Parameters<SiteText>[0]>;

/** Loads the strings of a namespace, with the code that needs them. */
export async function loadStrings(locale: string, namespace: keyof Strings): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/${namespace}.json`);
  addStrings(locale, { [namespace]: strings });
}

/** Texts for functions; components have `useText`. Strings may be loaded later. */
export function createText(locale: string): Text {
  return memoiseTexts(createI18n(locale)) as Text;
}
