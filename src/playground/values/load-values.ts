import { addStrings, stringsLanguage } from '../../site/i18n.ts';
import { applyValues } from './apply-values.ts';
import { ValuesDialog } from './ValuesDialog.tsx';

/** The dialog of the reader's values with its texts; from then on samples follow it. */
export async function loadValues(locale: string) {
  const [{ default: strings }] = await Promise.all([
    import(`../../site/strings/${stringsLanguage(locale)}/values.json`),
    applyValues(locale),
  ]);
  addStrings(locale, { values: strings });
  return ValuesDialog;
}
