import { setAt } from '../../../src/playground/form/json-path.ts';
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
  actions: [decide('release'), decide('rejectPayment'), decide('returnPayment')],
};

async function payTo(beneficiary: string, context: ActionContext) {
  const { data } = await context.call('applyQuote', QUOTE);
  return pay(String(data?.quoteId), beneficiary, context);
}

function pay(quoteId: string, beneficiary: string, { call, createNumber }: ActionContext) {
  const body = { ...PAYMENT, quoteId, merchantOrderNo: createNumber() };
  return call('createPayment', setAt(body, ['beneficiary', 'params', 'beneficiaryName'], beneficiary));
}

function decide(name: ActionName & ('release' | 'rejectPayment' | 'returnPayment')): ObjectAction {
  const decision = name.replace('Payment', '');
  return {
    name,
    by: 'external',
    run: ({ control }, orderId) => control(`/sandbox/payments/${orderId}/decisions`, { decision }),
  };
}
