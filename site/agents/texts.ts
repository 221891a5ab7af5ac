import { loadStrings as loadSiteStrings } from '../../src/strings/i18n.ts';
import { createText, loadStrings, type Text } from '../provider/strings/text.ts';

/** The texts of the doctor and the checker in a language, as their pages have them. */
export async function loadTexts(locale: string): Promise<Text> {
  await Promise.all([
    loadSiteStrings(locale, 'interface'),
    loadStrings(locale, 'doctor'),
    loadStrings(locale, 'checker'),
  ]);
  return createText(locale);
}
