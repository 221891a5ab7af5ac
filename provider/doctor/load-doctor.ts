import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { addStrings, stringsLanguage } from '../../src/site/i18n.ts';
import { SignatureDoctor } from './SignatureDoctor.tsx';

/** The signature doctor with its texts. */
export async function loadDoctor(locale: string) {
  const { default: strings } = await import(`../../src/site/strings/${stringsLanguage(locale)}/doctor.json`);
  addStrings(locale, { doctor: strings });
  return mountInline(SignatureDoctor);
}
