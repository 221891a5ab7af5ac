import { mountDialog } from '../../src/playground/tool/mount-react.tsx';
import { addStrings, stringsLanguage } from '../../src/site/i18n.ts';
import { RetryLab } from './RetryLab.tsx';

/** The lab with its texts. */
export async function loadRetryLab(locale: string) {
  const { default: strings } = await import(`../../src/site/strings/${stringsLanguage(locale)}/retry-lab.json`);
  addStrings(locale, { 'retry-lab': strings });
  return mountDialog(RetryLab);
}
