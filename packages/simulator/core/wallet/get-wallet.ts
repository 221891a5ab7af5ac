import type { Schema } from '../contract/schemas.ts';
import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import { addAmounts } from '../ledger/amounts.ts';
import type { Work } from '../state/work.ts';
import { DEMO_ADDRESSES } from '../tokens/chains.ts';

export function getWallet({ state }: Work, _: Call<'getWallet'>) {
  const { balances, updatedAt } = state.wallet;
  const data: Schema<'Wallet'> = {
    merchantId: state.merchant.id,
    balances: Object.entries(balances)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, { available, frozen }]) => ({
        currency,
        available,
        frozen,
        total: addAmounts(available, frozen),
      })),
    depositAddresses: state.merchant.features.token
      ? [{ chainType: 'TRON', currency: 'USDT', address: DEMO_ADDRESSES.wallet, memo: null }]
      : [],
    updatedAt,
  };
  return succeed(200, data);
}
