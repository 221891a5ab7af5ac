import { parseDecimal } from '../../../packages/base/encoding/decimal.ts';
import { getOpeningFees, getRechargeFee, getWithdrawalFee } from '../../../packages/simulator/core/cards/card-fees.ts';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import type { CardProduct, OperationId, RequestBody } from '../../../packages/simulator/core/contract/schemas.ts';
import { addAmounts, isLess, subtractAmounts, toFullScale } from '../../../packages/simulator/core/ledger/amounts.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { findIn } from '../../../packages/simulator/core/state/table.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { parseBody } from '../../../src/playground/client/draft.ts';
import { getAt } from '../../../src/playground/form/json-path.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import type { FieldNote, FieldRef } from '../../../src/playground/provider/field.ts';
import type { Text } from '../strings/text.ts';

/** What an amount comes to with its fees: `102.50 = 100.00 + 1.00 + 1.50`. */
type AmountSum = { kind: 'debit' | 'credit'; total: string; terms: string };

const PATHS: Record<string, string> = {
  openCard: 'initialAmount',
  rechargeCard: 'amount',
  withdrawCard: 'amount',
} satisfies { [Id in OperationId]?: keyof RequestBody<Id> };

/** The sum of the amount at a field, in words. */
export function describeSum(
  operationId: string,
  [field = '', ...inner]: FieldRef['path'],
  { draft, state, t }: { draft: Draft; state: State; t: Text },
): FieldNote | undefined {
  const sum = inner.length === 0 ? sumAmount(operationId, field, { body: parseBody(draft), state }) : undefined;
  return sum && { label: t(`provider:sum.${sum.kind}`), value: sum.total, terms: sum.terms };
}

/** The sum of the amount at a field, by the formulas of the provider; undefined where there is none or while it is no amount. */
export function sumAmount(
  operationId: string,
  field: string,
  { body, state }: { body: JsonValue | undefined; state: State },
): AmountSum | undefined {
  const value = getAt(body, [field, 'value']);
  const product = PATHS[operationId] === field ? findProduct(body, state) : undefined;
  if (!product || typeof value !== 'string' || !isAmount(value)) return undefined;
  const amount = toFullScale(value, product.currency);
  switch (operationId) {
    case 'openCard': {
      const { open, recharge } = getOpeningFees(amount, product);
      return { kind: 'debit', total: addAmounts(amount, open, recharge), terms: `${amount} + ${open} + ${recharge}` };
    }
    case 'rechargeCard': {
      const fee = getRechargeFee(amount, product);
      return { kind: 'debit', total: addAmounts(amount, fee), terms: `${amount} + ${fee}` };
    }
    default: {
      const fee = getWithdrawalFee(amount, product);
      return { kind: 'credit', total: subtractAmounts(amount, fee), terms: `${amount} − ${fee}` };
    }
  }
}

function isAmount(value: string): boolean {
  return parseDecimal(value) !== undefined && !isLess(value, '0');
}

/** The product that the body names, or that of its card. */
function findProduct(body: JsonValue | undefined, state: State): CardProduct | undefined {
  const own = getAt(body, ['cardManageId']);
  const cardId = getAt(body, ['cardId']);
  const id = own ?? (typeof cardId === 'string' ? findIn(state.cards.cards, cardId)?.card.cardManageId : undefined);
  return listProducts({ state }).find(({ cardManageId }) => cardManageId === id);
}
