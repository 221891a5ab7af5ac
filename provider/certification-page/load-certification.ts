import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { Certification } from './view/Certification.tsx';
import { ChecklistVerdicts } from './view/ChecklistVerdicts.tsx';

/** The report of a certification with its texts. */
export async function loadCertification(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(Certification);
}

/** The verdicts beside the lines of the checklist with their texts. */
export async function loadChecklist(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(ChecklistVerdicts);
}
