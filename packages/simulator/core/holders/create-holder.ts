import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import { checkOrderNumber, registerOrderNumber } from '../ledger/order-numbers.ts';
import { drawIdentifier } from '../state/random.ts';
import { setIn } from '../state/table.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { checkDocumentIsNew, checkHolderFields, checkPerson, toDocument, toDocumentDigest } from './check-holder.ts';
import type { HolderRecord } from './holder-record.ts';
import { toHolder } from './holder-records.ts';
import { KYC_MS } from './kyc.ts';

export function createHolder(work: Work, { body, opened, locale }: Call<'createHolder'>) {
  checkHolderFields(body);
  const { document, merchantHolderNo, metadata, ...person } = body;
  const number = opened.documentNumber ?? { masked: '', digest: '' };
  const documentDigest = toDocumentDigest(document, number.digest);
  if (merchantHolderNo !== undefined) checkOrderNumber(work, 'holder', merchantHolderNo);
  checkDocumentIsNew(work, documentDigest);
  checkPerson(work, body);
  assertTransition('HolderStatus', undefined, 'pending');
  const at = toDateTime(work.time);
  const record: HolderRecord = {
    documentDigest,
    holder: {
      holderId: drawIdentifier(work, 'hld'),
      merchantHolderNo: merchantHolderNo ?? null,
      status: 'pending',
      ...person,
      document: toDocument(document, number.masked),
      kyc: { url: null, reasonCode: null, reasonMessage: null, reviewedAt: null },
      metadata: metadata ?? {},
      createdAt: at,
      updatedAt: at,
    },
  };
  const { holderId } = record.holder;
  setIn(work.state.holders, holderId, record);
  if (merchantHolderNo !== undefined) registerOrderNumber(work, 'holder', merchantHolderNo, holderId);
  startTimer(work, 'kyc-decision', holderId, KYC_MS);
  return succeed(201, toHolder(work, record, locale));
}
