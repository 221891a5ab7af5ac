import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { addStrings, stringsLanguage } from '../../src/site/i18n.ts';
import { Calculator } from './Calculator.tsx';

/** The calculator with its texts. */
export async function loadCalculator(locale: string) {
  const { default: strings } = await import(`../../src/site/strings/${stringsLanguage(locale)}/calculator.json`);
  addStrings(locale, { calculator: strings });
  return mountInline(Calculator);
}
