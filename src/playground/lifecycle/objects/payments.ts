import { PAYMENT, QUOTE } from '../../../../provider/fields/example-bodies.ts';
import { setAt } from '../../form/json-path.ts';
import type { Lifecycle, Move, MoveName, MoveTools } from '../move.ts';

/** `QuoteStatus`. */
export const quotes: Lifecycle = {
  kind: 'quote',
  idField: 'quoteId',
  starts: [{ name: 'applyQuote', rows: ['Q1'], make: ({ call }) => call('applyQuote', QUOTE) }],
  moves: [{ name: 'payQuote', by: 'api', rows: ['Q2'], make: (quoteId, tools) => pay(quoteId, 'Maria Santos', tools) }],
};

/** `PaymentStatus`: names of the beneficiary trigger what the channel does. */
export const payments: Lifecycle = {
  kind: 'payment',
  idField: 'orderId',
  starts: [
    { name: 'pay', rows: ['P1'], make: (tools) => payTo('Maria Santos', tools) },
    { name: 'payReviewed', rows: ['P1'], make: (tools) => payTo('Maria Review', tools) },
    { name: 'payFailed', rows: ['P1'], make: (tools) => payTo('Maria Fail', tools) },
    { name: 'payReturned', rows: ['P1'], make: (tools) => payTo('Maria Return', tools) },
  ],
  moves: [decide('release', 'P3'), decide('rejectPayment', 'P4'), decide('returnPayment', 'P6')],
};

async function payTo(beneficiary: string, tools: MoveTools) {
  const { data } = await tools.call('applyQuote', QUOTE);
  return pay(String(data?.quoteId), beneficiary, tools);
}

function pay(quoteId: string, beneficiary: string, { call, createNumber }: MoveTools) {
  const body = { ...PAYMENT, quoteId, merchantOrderNo: createNumber() };
  return call('createPayment', setAt(body, ['beneficiary', 'params', 'beneficiaryName'], beneficiary));
}

function decide(name: MoveName & ('release' | 'rejectPayment' | 'returnPayment'), row: string): Move {
  const decision = name.replace('Payment', '');
  return {
    name,
    by: 'outside',
    rows: [row],
    make: (orderId, { control }) => control(`/sandbox/payments/${orderId}/decisions`, { decision }),
  };
}
