import { addStrings, stringsLanguage } from '../../src/strings/i18n.ts';
import { createText, loadStrings, type Text } from '../provider/strings/text.ts';

/** The texts of the doctor and the checker in a language, as their pages have them. */
export async function loadTexts(locale: string): Promise<Text> {
  const { default: interfaceStrings } = await import(`../../src/strings/${stringsLanguage(locale)}/interface.json`);
  addStrings(locale, { interface: interfaceStrings });
  await Promise.all([loadStrings(locale, 'doctor'), loadStrings(locale, 'checker')]);
  return createText(locale);
}
