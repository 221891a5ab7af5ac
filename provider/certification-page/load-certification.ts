import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { Certification } from './view/Certification.tsx';

/** The report of a certification with its texts. */
export async function loadCertification(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(Certification);
}
