import { mountDialog } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { applyValues } from './apply-values.ts';
import { ValuesDialog } from './ValuesDialog.tsx';

/** The dialog of the reader's values with its texts; from then on samples follow it. */
export async function loadValues(locale: string) {
  await Promise.all([loadStrings(locale, 'values'), applyValues(locale)]);
  return mountDialog(ValuesDialog);
}
