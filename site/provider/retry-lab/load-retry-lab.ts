import { mountDialog } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { RetryLab } from './RetryLab.tsx';

/** The lab with its texts. */
export async function loadRetryLab(locale: string) {
  await loadStrings(locale, 'retry-lab');
  return mountDialog(RetryLab);
}
