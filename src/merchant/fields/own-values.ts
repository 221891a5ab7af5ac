import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { type Draft, parseBody, printBody } from '../../playground/client/draft.ts';
import { EXAMPLE_VALUES, type ReaderValues, replaceMembers } from '../../playground/values/reader-values.ts';
import type { State } from '../../sandbox/state/state.ts';
import { listChoices } from './choices.ts';

/** A fresh form with the reader's values in place of those of the example. A sandbox takes those that it has: its products, and its currency. */
export function fillDraft(draft: Draft, values: ReaderValues, sandbox?: SandboxContext): Draft {
  const own = sandbox ? narrow(values, sandbox) : values;
  const body = parseBody(draft);
  return {
    parameters: Object.fromEntries(
      Object.entries(draft.parameters).map(([name, value]) => [name, replaceProduct(value, own)]),
    ),
    body: body === undefined ? draft.body : printBody(fill(body, own)),
  };
}

type SandboxContext = { operation: Operation; state: State; locale: string };

function narrow(
  { product, amount, currency }: ReaderValues,
  { operation, state, locale }: SandboxContext,
): ReaderValues {
  const products = listChoices('cardManageId', { operationId: operation.id, state, locale })?.choices ?? [];
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
