import { mountInline } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { SignatureDoctor } from './SignatureDoctor.tsx';

/** The signature doctor with its texts. */
export async function loadDoctor(locale: string) {
  await loadStrings(locale, 'doctor');
  return mountInline(SignatureDoctor);
}
