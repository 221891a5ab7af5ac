import type { ChannelField, PaymentChannel, Schema } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { toMoney } from '../ledger/amounts.ts';

type Texts = Record<MessageLocale, string>;

export type LocalisedField = Pick<ChannelField, 'key' | 'type' | 'example'> &
  Partial<Pick<ChannelField, 'pattern' | 'minLength' | 'maxLength' | 'checksum'>> & {
    labels: Texts;
    options?: { value: string; names: Texts }[];
  };

export type LocalisedChannel = Omit<PaymentChannel, 'name' | 'status'> & {
  names: Texts;
  rate: string;
  fields: LocalisedField[];
  purposeCodes: Schema<'PurposeCode'>[];
  version: number;
};

/** The five channels of the sandbox (contract 9.3). Each pays from US dollars. */
export const CHANNELS: readonly LocalisedChannel[] = [
  makeChannel({
    product: 'php_instapay',
    names: { en: 'Philippines InstaPay', zh: '菲律宾 InstaPay' },
    target: { currency: 'PHP', countries: ['PH'], min: '100.00', max: '50000.00' },
    terms: { rate: '56.25000000', feeFixed: '1.00', feeRate: '0.0050', etaMinMinutes: 1, etaMaxMinutes: 30 },
    purposeCodes: ['SALA', 'SUPP', 'SCVE'],
    version: 3,
    fields: [
      name(70, 'Maria Santos'),
      {
        key: 'bankCode',
        labels: { en: 'Bank', zh: '收款银行' },
        type: 'enum',
        example: 'BNORPHMM',
        options: [
          { value: 'BNORPHMM', names: { en: 'BDO Unibank', zh: '金融银行（BDO Unibank）' } },
          { value: 'BOPIPHMM', names: { en: 'Bank of the Philippine Islands', zh: '菲律宾群岛银行' } },
        ],
      },
      account('^[0-9]{6,16}$', [6, 16], '0012345678'),
      country('PH'),
    ],
  }),
  makeChannel({
    product: 'gbp_fps',
    names: { en: 'UK Faster Payments', zh: '英国 Faster Payments' },
    target: { currency: 'GBP', countries: ['GB'], min: '5.00', max: '250000.00' },
    terms: { rate: '0.78250000', feeFixed: '1.50', feeRate: '0.0030', etaMinMinutes: 1, etaMaxMinutes: 120 },
    fields: [
      name(18, 'Olivia Smith'),
      {
        key: 'sortCode',
        labels: { en: 'Sort code', zh: '分类代码' },
        type: 'string',
        pattern: '^[0-9]{6}$',
        minLength: 6,
        maxLength: 6,
        example: '200000',
      },
      account('^[0-9]{8}$', [8, 8], '55779911'),
      country('GB'),
    ],
  }),
  makeChannel({
    product: 'eur_sepa',
    names: { en: 'SEPA Credit Transfer', zh: '欧洲 SEPA 转账' },
    target: { currency: 'EUR', countries: ['DE', 'FR'], min: '5.00', max: '100000.00' },
    terms: { rate: '0.92000000', feeFixed: '1.00', feeRate: '0.0030', etaMinMinutes: 1, etaMaxMinutes: 1440 },
    fields: [
      name(70, 'Lena Schmidt'),
      {
        key: 'iban',
        labels: { en: 'IBAN', zh: 'IBAN' },
        type: 'string',
        pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$',
        minLength: 15,
        maxLength: 34,
        checksum: 'iban',
        example: 'DE89370400440532013000',
      },
      country(),
    ],
  }),
  makeChannel({
    product: 'usd_swift',
    names: { en: 'USD SWIFT wire', zh: '美元 SWIFT 电汇' },
    method: 'swift',
    target: { currency: 'USD', countries: ['US', 'HK', 'SG'], min: '100.00', max: '500000.00' },
    terms: { rate: '1.00000000', feeFixed: '25.00', feeRate: '0.0010', etaMinMinutes: 60, etaMaxMinutes: 4320 },
    fields: [
      name(70, 'Acme Trading Ltd'),
      {
        key: 'bic',
        labels: { en: 'BIC', zh: 'BIC（SWIFT 代码）' },
        type: 'string',
        pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$',
        minLength: 8,
        maxLength: 11,
        example: 'CHASUS33',
      },
      account('^[A-Za-z0-9]{5,34}$', [5, 34], '000123456789'),
      country('', 'US'),
    ],
  }),
  makeChannel({
    product: 'jpy_local',
    names: { en: 'Japan local transfer', zh: '日本本地转账' },
    target: { currency: 'JPY', countries: ['JP'], min: '500', max: '10000000' },
    terms: { rate: '150.25000000', feeFixed: '2.00', feeRate: '0.0030', etaMinMinutes: 60, etaMaxMinutes: 1440 },
    fields: [
      name(70, 'Haruto Sato'),
      {
        key: 'bankCode',
        labels: { en: 'Bank code', zh: '银行代码' },
        type: 'string',
        pattern: '^[0-9]{4}$',
        minLength: 4,
        maxLength: 4,
        example: '0001',
      },
      {
        key: 'branchCode',
        labels: { en: 'Branch code', zh: '支店代码' },
        type: 'string',
        pattern: '^[0-9]{3}$',
        minLength: 3,
        maxLength: 3,
        example: '001',
      },
      account('^[0-9]{7}$', [7, 7], '1234567'),
      country('JP'),
    ],
  }),
];

type ChannelTerms = {
  product: string;
  names: Texts;
  method?: PaymentChannel['method'];
  target: { currency: string; countries: string[]; min: string; max: string };
  terms: { rate: string; feeFixed: string; feeRate: string; etaMinMinutes: number; etaMaxMinutes: number };
  fields: LocalisedField[];
  purposeCodes?: Schema<'PurposeCode'>[];
  version?: number;
};

function makeChannel({
  product,
  method = 'bank_local',
  target,
  terms: { feeFixed, feeRate, etaMinMinutes, etaMaxMinutes, rate },
  version = 1,
  ...rest
}: ChannelTerms): LocalisedChannel {
  return {
    purposeCodes: ['SALA', 'SUPP', 'GDDS', 'SCVE', 'EDUC', 'RENT', 'TAXS', 'INTC', 'OTHR'],
    ...rest,
    rate,
    version,
    product,
    method,
    sourceCurrencies: ['USD'],
    targetCurrency: target.currency,
    targetCountries: target.countries,
    beneficiaryTypes: ['individual', 'business'],
    minAmount: toMoney(target.min, target.currency),
    maxAmount: toMoney(target.max, target.currency),
    feeFixed: toMoney(feeFixed, 'USD'),
    feeRate,
    etaMinMinutes,
    etaMaxMinutes,
  };
}

function name(maxLength: number, example: string): LocalisedField {
  return {
    key: 'beneficiaryName',
    labels: { en: 'Beneficiary name', zh: '收款人姓名' },
    type: 'string',
    pattern: `^[A-Za-z .'-]{2,${maxLength}}$`,
    minLength: 2,
    maxLength,
    example,
  };
}

function account(pattern: string, [minLength, maxLength]: [number, number], example: string): LocalisedField {
  return {
    key: 'accountNumber',
    labels: { en: 'Account number', zh: '收款账号' },
    type: 'string',
    pattern,
    minLength,
    maxLength,
    example,
  };
}

function country(only = '', example = only || 'DE'): LocalisedField {
  const pattern = only ? `^${only}$` : '^[A-Z]{2}$';
  return {
    key: 'beneficiaryCountry',
    labels: { en: 'Country', zh: '收款国家/地区' },
    type: 'country',
    pattern,
    minLength: 2,
    maxLength: 2,
    example,
  };
}
