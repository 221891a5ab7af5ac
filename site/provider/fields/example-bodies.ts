import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import type { CardProduct, RequestBody, Schema } from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { createOrderNumber } from './prefill.ts';

/** The test holder of the guides. A document is accepted once, so each holder has the next number. */
export function createHolderBody(state: State): RequestBody<'createHolder'> {
  const encryptedNumber = `E${FIRST_DOCUMENT + listValues(state.holders).length}`;
  return { ...PERSON, address: ADDRESS, document: { ...DOCUMENT, encryptedNumber } };
}

/** Opens a card of the first product whose capabilities fit, with 100.00 USD on it. */
export function createOpeningBody(
  state: State,
  holderId: string,
  fits: (capabilities: CardProduct['capabilities']) => boolean = canRecharge,
): RequestBody<'openCard'> {
  const product = listProducts({ state }).find(({ status, capabilities }) => status === 'online' && fits(capabilities));
  return {
    cardManageId: product?.cardManageId ?? '',
    holderId,
    initialAmount: { value: '100.00', currency: 'USD' },
    merchantOrderNo: createOrderNumber('OP', state),
    alias: 'Ads team',
    shippingAddress: ADDRESS,
  };
}

/** A product whose cards are active at once and take more money. */
export function canRecharge({ recharge, activationRequired }: CardProduct['capabilities']): boolean {
  return recharge && !activationRequired;
}

const FIRST_DOCUMENT = 12345678;

const ADDRESS: Schema<'Address'> = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };

const PERSON = {
  firstName: 'Alex',
  lastName: 'Chan',
  birthDate: '1992-04-18',
  nationality: 'SG',
  email: 'alex.chan@example.com',
  phone: { countryCode: '65', number: '81234567' },
};

const DOCUMENT: Omit<Schema<'HolderDocumentInput'>, 'encryptedNumber'> = {
  type: 'passport',
  issuingCountry: 'SG',
  expiryDate: '2031-06-30',
};

export const QUOTE: RequestBody<'applyQuote'> = {
  product: 'php_instapay',
  sourceCurrency: 'USD',
  targetCurrency: 'PHP',
  fixedSide: 'source',
  amount: '100.00',
};

export const PAYMENT: Omit<RequestBody<'createPayment'>, 'quoteId' | 'merchantOrderNo'> = {
  beneficiary: {
    type: 'individual',
    params: {
      beneficiaryName: 'Maria Santos',
      bankCode: 'BNORPHMM',
      accountNumber: '0012345678',
      beneficiaryCountry: 'PH',
    },
  },
  purpose: 'SUPP',
};
