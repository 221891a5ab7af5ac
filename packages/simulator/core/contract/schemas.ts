import type {
  components as MerchantComponents,
  operations as MerchantOperations,
} from '../../generated/merchant.v2.d.ts';
import type { components as TokenComponents, operations as TokenOperations } from '../../generated/token.d.ts';

type MerchantSchemas = MerchantComponents['schemas'];
type TokenSchemas = TokenComponents['schemas'];

/** The objects of the documents by their own names; `Schema<'Card'>` is what the API returns as a card. */
export type Schema<Name extends keyof (MerchantSchemas & TokenSchemas)> = (MerchantSchemas & TokenSchemas)[Name];

/** Every `operationId` of both documents. */
export type OperationId = keyof MerchantOperations | keyof TokenOperations;

export type Money = Schema<'Money'>;
export type Card = Schema<'Card'>;
export type CardOrder = Schema<'CardOrder'>;
export type CardProduct = Schema<'CardProduct'>;
export type Holder = Schema<'Holder'>;
export type Quote = Schema<'Quote'>;
export type PaymentOrder = Schema<'PaymentOrder'>;
export type PaymentChannel = Schema<'PaymentChannel'>;
export type ChannelField = Schema<'ChannelField'>;
export type TokenUser = Schema<'TokenUser'>;
export type Withdrawal = Schema<'Withdrawal'>;
export type ErrorDetail = Schema<'ErrorDetail'>;
export type FailureCode = Schema<'FailureCode'>;

/** A deposit is in the document of the event channel only, of which no types are generated. */
export type Deposit = {
  depositId: string;
  userId: string;
  externalUserId: string;
  chainType: Schema<'ChainType'>;
  address: string;
  amount: Money;
  fee: Money | null;
  creditedAmount: Money | null;
  status: 'confirming' | 'confirmed' | 'ignored' | 'reverted';
  belowMinimum: boolean;
  txHash: string;
  blockNumber: number | null;
  confirmations: number;
  confirmationsRequired: number;
  detectedAt: string;
  confirmedAt: string | null;
};
