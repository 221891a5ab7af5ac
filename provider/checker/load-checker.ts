import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { addStrings, stringsLanguage } from '../../src/site/i18n.ts';
import { Checker } from './Checker.tsx';

/** The checker with its texts. */
export async function loadChecker(locale: string) {
  const { default: strings } = await import(`../../src/site/strings/${stringsLanguage(locale)}/checker.json`);
  addStrings(locale, { checker: strings });
  return mountInline(Checker);
}
