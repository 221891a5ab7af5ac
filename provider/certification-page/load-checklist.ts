import { mountInline } from '../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { ChecklistVerdicts } from './view/ChecklistVerdicts.tsx';

/** The verdicts beside the lines of the checklist with their texts. */
export async function loadChecklist(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(ChecklistVerdicts);
}
