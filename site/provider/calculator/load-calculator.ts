import { mountInline } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { Calculator } from './Calculator.tsx';

/** The calculator with its texts. */
export async function loadCalculator(locale: string) {
  await loadStrings(locale, 'calculator');
  return mountInline(Calculator);
}
