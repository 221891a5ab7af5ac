import { addStrings, stringsLanguage } from '../../site/i18n.ts';
import { LifecycleLab } from './LifecycleLab.tsx';

/** The lab with its texts. */
export async function loadLifecycleLab(locale: string) {
  const { default: strings } = await import(`../../site/strings/${stringsLanguage(locale)}/lifecycle-lab.json`);
  addStrings(locale, { 'lifecycle-lab': strings });
  return LifecycleLab;
}
