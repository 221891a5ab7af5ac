import type { Loose } from '../sandbox/driver.ts';
import type { Program } from './program.ts';

/** A quote for so many US dollars. */
export const quote = (client: Loose, amount: string) =>
  client.POST('/v2/payment/apply_quote', {
    body: { product: 'php_instapay', sourceCurrency: 'USD', targetCurrency: 'PHP', fixedSide: 'source', amount },
  });

/** Pays a quote. */
export const pay = (client: Loose, quoteId: string, merchantOrderNo: string) =>
  client.POST('/v2/payment/payment', {
    body: {
      ...{ quoteId, merchantOrderNo, purpose: 'SUPP' },
      beneficiary: {
        type: 'individual',
        params: {
          ...{ beneficiaryName: 'Maria Santos', bankCode: 'BNORPHMM' },
          ...{ accountNumber: '0012345678', beneficiaryCountry: 'PH' },
        },
      },
    },
  });

/** Reads a payment to its end. False when nobody can say how it ended. */
export async function finishPayment(
  client: Loose,
  orderId: string,
  { pass, isFinal }: Pick<Program, 'pass' | 'isFinal'>,
): Promise<boolean> {
  for (let read = 0; read < 20; read += 1) {
    pass();
    const { data, error } = await client.GET('/v2/payment/query_payment_order/{orderId}', {
      params: { path: { orderId } },
    });
    if (error) return false;
    if (isFinal(data.status)) return true;
  }
  return false;
}
