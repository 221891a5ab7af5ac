import type { ControlSchema } from '../../../packages/simulator/core/contract/schemas.ts';
import { PAYMENT, QUOTE } from '../fields/example-bodies.ts';
import type { ActionContext, ActionName, MachineDefinition, ObjectAction } from './action.ts';

/** `QuoteStatus`. */
export const quotes: MachineDefinition = {
  kind: 'quote',
  idField: 'quoteId',
  initial: [{ name: 'applyQuote', run: ({ call }) => call('applyQuote', QUOTE) }],
  actions: [{ name: 'payQuote', by: 'api', run: (context, quoteId) => pay(quoteId, 'Maria Santos', context) }],
};

/** `PaymentStatus`: names of the beneficiary trigger what the channel does. */
export const payments: MachineDefinition = {
  kind: 'payment',
  idField: 'orderId',
  initial: [
    { name: 'pay', run: (context) => payTo('Maria Santos', context) },
    { name: 'payReviewed', run: (context) => payTo('Maria Review', context) },
    { name: 'payFailed', run: (context) => payTo('Maria Fail', context) },
    { name: 'payReturned', run: (context) => payTo('Maria Return', context) },
  ],
  actions: [decide('release', 'release'), decide('rejectPayment', 'reject'), decide('returnPayment', 'return')],
};

async function payTo(beneficiary: string, context: ActionContext) {
  const { data } = await context.call('applyQuote', QUOTE);
  return pay(String(data?.quoteId), beneficiary, context);
}

function pay(quoteId: string, beneficiary: string, { call, createNumber }: ActionContext) {
  const { type, params } = PAYMENT.beneficiary;
  const named = { type, params: { ...params, beneficiaryName: beneficiary } };
  return call('createPayment', { ...PAYMENT, beneficiary: named, quoteId, merchantOrderNo: createNumber() });
}

function decide(name: ActionName, decision: ControlSchema<'PaymentDecision'>['decision']): ObjectAction {
  return {
    name,
    by: 'external',
    run: ({ control }, orderId) => control('decidePayment', { orderId }, { decision }),
  };
}
