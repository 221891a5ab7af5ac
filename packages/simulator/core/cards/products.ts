import type { CardProduct } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { Refusal } from '../envelope/refusal.ts';
import { toMoney } from '../ledger/amounts.ts';
import type { Work } from '../state/work.ts';

type LocalisedProduct = CardProduct & {
  names: Record<MessageLocale, string>;
  descriptions: Record<MessageLocale, string>;
};

/** P1 to P4 (contract 9.2). */
const PRODUCTS: readonly LocalisedProduct[] = [
  makeProduct({
    cardManageId: 'cm_01KF0AP900XV7GZW9XHY55RMEZ',
    names: { en: 'Visa virtual USD', zh: 'Visa 虚拟卡（USD）' },
    descriptions: { en: 'Online purchases and advertising.', zh: '适用于线上消费与广告投放。' },
    card: {
      bin: '411111',
      organization: 'visa',
      model: 'prepaid',
      form: 'virtual',
      currency: 'USD',
      issuingCountry: 'US',
      validityMonths: 36,
    },
    holderCountries: ['SG', 'HK', 'US', 'CN', 'GB'],
    scenarios: ['advertising', 'subscriptions'],
    fees: { open: '1.00', cancel: '0.50', rechargeRate: '0.0150', withdrawRate: '0', fxRate: '0.0150' },
    limits: {
      initialMin: '10.00',
      initialMax: '5000.00',
      rechargeMin: '10.00',
      rechargeMax: '5000.00',
      withdrawMin: '1.00',
      balanceMax: '10000.00',
      cardsPerHolder: 20,
    },
    capabilities: {
      holderRequired: true,
      activationRequired: false,
      pin: false,
      reveal: true,
      recharge: true,
      withdraw: true,
    },
  }),
  makeProduct({
    cardManageId: 'cm_01KF0AP900FF97V2GG6QJQCD0B',
    names: { en: 'Mastercard physical USD', zh: 'Mastercard 实体卡（USD）' },
    descriptions: { en: 'A plastic card for shops and cash machines.', zh: '适用于线下消费与取现的实体卡。' },
    card: {
      bin: '555555',
      organization: 'mastercard',
      model: 'prepaid',
      form: 'physical',
      currency: 'USD',
      issuingCountry: 'US',
      validityMonths: 60,
    },
    holderCountries: ['SG', 'HK', 'US', 'GB'],
    scenarios: ['travel', 'payroll'],
    fees: { open: '5.00', cancel: '0.50', rechargeRate: '0.0100', withdrawRate: '0.0050', fxRate: '0.0150' },
    limits: {
      initialMin: '10.00',
      initialMax: '5000.00',
      rechargeMin: '10.00',
      rechargeMax: '5000.00',
      withdrawMin: '1.00',
      balanceMax: '20000.00',
      cardsPerHolder: 2,
    },
    capabilities: {
      holderRequired: true,
      activationRequired: true,
      pin: true,
      reveal: true,
      recharge: true,
      withdraw: true,
    },
  }),
  makeProduct({
    cardManageId: 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM',
    names: { en: 'Discover gift USD', zh: 'Discover 礼品卡（USD）' },
    descriptions: { en: 'A gift card that needs no holder.', zh: '无需持卡人的礼品卡。' },
    card: {
      bin: '601111',
      organization: 'discover',
      model: 'prepaid',
      form: 'virtual',
      currency: 'USD',
      issuingCountry: 'US',
      validityMonths: 12,
    },
    holderCountries: [],
    scenarios: ['gifts'],
    fees: { open: '2.00', cancel: '0.00', rechargeRate: '0.0200', withdrawRate: '0', fxRate: '0.0150' },
    limits: {
      initialMin: '5.00',
      initialMax: '500.00',
      rechargeMin: '5.00',
      rechargeMax: '500.00',
      withdrawMin: '1.00',
      balanceMax: '500.00',
      cardsPerHolder: 100,
    },
    capabilities: {
      holderRequired: false,
      activationRequired: false,
      pin: false,
      reveal: true,
      recharge: false,
      withdraw: false,
    },
  }),
  makeProduct({
    cardManageId: 'cm_01KF0AP900FZ73DFNE9J2DH6HH',
    names: { en: 'UnionPay shared HKD', zh: '银联共享额度卡（HKD）' },
    descriptions: { en: 'Spending draws on the merchant wallet.', zh: '消费直接占用商户钱包。' },
    card: {
      bin: '620000',
      organization: 'unionpay',
      model: 'shared',
      form: 'virtual',
      currency: 'HKD',
      issuingCountry: 'HK',
      validityMonths: 36,
    },
    status: 'offline',
    holderCountries: ['CN', 'HK'],
    scenarios: ['procurement'],
    fees: { open: '8.00', cancel: '0.00', rechargeRate: '0', withdrawRate: '0', fxRate: '0.0150' },
    limits: {
      initialMin: '0.00',
      initialMax: '0.00',
      rechargeMin: '0.00',
      rechargeMax: '0.00',
      withdrawMin: '0.00',
      balanceMax: '0.00',
      cardsPerHolder: 20,
    },
    capabilities: {
      holderRequired: true,
      activationRequired: false,
      pin: true,
      reveal: false,
      recharge: false,
      withdraw: false,
    },
  }),
];

/** A product with its present status; 404102 when there is none. */
export function getProduct(work: Work, cardManageId: string, locale?: MessageLocale): CardProduct {
  const product = listProducts(work, locale).find((one) => one.cardManageId === cardManageId);
  if (!product) throw new Refusal(404102);
  return product;
}

export function isProduct(cardManageId: string): boolean {
  return PRODUCTS.some((product) => product.cardManageId === cardManageId);
}

/** Online first, then by name; texts in the language of the response. */
export function listProducts({ state }: Pick<Work, 'state'>, locale: MessageLocale = 'en'): CardProduct[] {
  return PRODUCTS.map(({ names, descriptions, ...product }) => ({
    ...product,
    name: names[locale],
    description: descriptions[locale],
    status: state.cards.productStatus[product.cardManageId] ?? product.status,
  })).toSorted((one, other) => rank(one.status) - rank(other.status) || (one.name < other.name ? -1 : 1));
}

type ProductTerms = Pick<
  LocalisedProduct,
  'cardManageId' | 'names' | 'descriptions' | 'holderCountries' | 'scenarios' | 'limits' | 'capabilities'
> & {
  card: Pick<CardProduct, 'bin' | 'organization' | 'model' | 'form' | 'currency' | 'issuingCountry' | 'validityMonths'>;
  status?: CardProduct['status'];
  fees: { open: string; cancel: string } & Pick<CardProduct['fees'], 'rechargeRate' | 'withdrawRate' | 'fxRate'>;
};

/** Members in the order of the schema `CardProduct`, as responses list them. */
function makeProduct({
  cardManageId,
  names,
  descriptions,
  card: { validityMonths, ...card },
  status = 'online',
  holderCountries,
  scenarios,
  fees: { open, cancel, ...rates },
  limits,
  capabilities,
}: ProductTerms): LocalisedProduct {
  const money = (value: string) => toMoney(value, card.currency);
  return {
    names,
    descriptions,
    cardManageId,
    name: names.en,
    description: descriptions.en,
    ...card,
    status,
    validityMonths,
    holderCountries,
    scenarios,
    fees: { open: money(open), monthly: money('0'), cancel: money(cancel), ...rates },
    limits,
    capabilities,
  };
}

function rank(status: CardProduct['status']): number {
  return status === 'online' ? 0 : 1;
}
