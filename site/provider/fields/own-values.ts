import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { parseBody, printBody } from '../../../src/playground/client/draft.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import { EXAMPLE_VALUES, type ReaderValues, replaceMembers } from '../values/reader-values.ts';
import { listChoices } from './choices.ts';

/** A fresh form with the reader's values in place of those of the example. A sandbox takes those that it has: its products, and its currency. */
export function fillDraft(draft: Draft, values: ReaderValues, context: ValueContext): Draft {
  const own = narrow(values, context);
  const body = parseBody(draft);
  return {
    parameters: Object.fromEntries(
      Object.entries(draft.parameters).map(([name, value]) => [name, replaceProduct(value, own)]),
    ),
    body: body === undefined ? draft.body : printBody(fill(body, own)),
  };
}

/** `state`: of a sandbox. */
type ValueContext = { operationId: string; state: State | undefined; locale: string };

function narrow(values: ReaderValues, { operationId, state, locale }: ValueContext): ReaderValues {
  if (!state) return values;
  const { product, amount, currency } = values;
  const products = listChoices('cardManageId', { operationId, state, locale })?.choices ?? [];
  const isKnown = products.some(({ value }) => value === product);
  const isOwnCurrency = currency === undefined || currency === EXAMPLE_VALUES.currency;
  return { ...(isKnown && { product }), ...(isOwnCurrency && { amount }) };
}

function fill(value: JsonValue, own: ReaderValues): JsonValue {
  if (Array.isArray(value)) return value.map((item) => fill(item, own));
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? replaceProduct(value, own) : value;
  const members = Object.entries({ ...value, ...replaceMembers(value, own) });
  return Object.fromEntries(members.map(([name, member]) => [name, fill(member, own)]));
}

function replaceProduct(value: string, { product = value }: ReaderValues): string {
  return value === EXAMPLE_VALUES.product ? product : value;
}
