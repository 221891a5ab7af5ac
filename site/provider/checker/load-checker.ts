import { mountInline } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { Checker } from './Checker.tsx';

/** The checker with its texts. */
export async function loadChecker(locale: string) {
  await loadStrings(locale, 'checker');
  return mountInline(Checker);
}
