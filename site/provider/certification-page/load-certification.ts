import { createElement } from 'react';
import { mountInline } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { GOING_LIVE, TOKEN_PAYMENT } from './checklist.ts';
import { Certification } from './view/Certification.tsx';
import { ChecklistVerdicts } from './view/ChecklistVerdicts.tsx';

/** The report of a certification with its texts. */
export async function loadCertification(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(Certification);
}

/** The verdicts beside the lines of the checklist of “Going Live” with their texts. */
export async function loadGoingLive(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(() => createElement(ChecklistVerdicts, { checklist: GOING_LIVE }));
}

/** The same for that of token payment. */
export async function loadTokenPayment(locale: string) {
  await loadStrings(locale, 'certification');
  return mountInline(() => createElement(ChecklistVerdicts, { checklist: TOKEN_PAYMENT }));
}
