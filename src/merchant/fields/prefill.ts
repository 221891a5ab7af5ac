import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { type Draft, printBody } from '../../playground/client/draft.ts';
import { isEncryptedName } from '../../playground/client/encrypt-fields.ts';
import { getPresent } from '../../playground/environments/present.ts';
import { setAt } from '../../playground/form/json-path.ts';
import { CHANNELS } from '../../sandbox/payouts/channel-fixtures.ts';
import type { State } from '../../sandbox/state/state.ts';
import { findIn, listValues } from '../../sandbox/state/table.ts';
import { listChoices } from './choices.ts';

/** Secrets that the sandbox accepts: its cards have one security code, and no PIN may be all one digit or a run. */
const SECRETS: Record<string, string> = { encryptedPin: '4821', encryptedCvv: '123', encryptedNumber: 'E12345678' };

type PrefillContext = { state: State; locale: string };

/** A call that works in the present state: the documented example with the reader's own cards, holders and quotes. */
export function createDraft(operation: Operation, context: PrefillContext): Draft {
  const { path } = operation.parameters;
  const parameters = path.map(({ name, schema }) => [
    name,
    choose(name, operation.id, context) ?? toText(schema.examples?.[0] ?? schema.default ?? ''),
  ]);
  const example = operation.body?.contents[0]?.examples[0]?.value;
  return {
    parameters: {
      ...Object.fromEntries(parameters),
      ...(operation.id === 'refreshUser' && { userId: choose('userId', operation.id, context) ?? '' }),
    },
    body: example === undefined ? undefined : printBody(adaptBody(example, operation.id, context)),
  };
}

/** The documented example without anything that only a sandbox has: for a server whose state is unknown. */
export function createPlainDraft(operation: Operation): Draft {
  const { path } = operation.parameters;
  const example = operation.body?.contents[0]?.examples[0]?.value;
  return {
    parameters: Object.fromEntries(path.map(({ name }) => [name, ''])),
    body:
      example === undefined
        ? undefined
        : printBody(mapMembers(example, (name, value) => (isEncryptedName(name) ? '' : value))),
  };
}

/** The best value that the state has for a name, empty where it has none yet; undefined for what is not in the state. */
function choose(name: string, operationId: string, { state, locale }: PrefillContext): string | undefined {
  const list = listChoices(name, { operationId, state, locale });
  return list && (list.choices[0]?.value ?? '');
}

/** A body with each value replaced that only the state has: identifiers, secrets, numbers that are taken once. */
export function adaptBody(example: JsonValue, operationId: string, context: PrefillContext): JsonValue {
  const adapted = mapMembers(example, (name, value) => {
    if (isEncryptedName(name)) return SECRETS[name] ?? value;
    if (name === 'merchantOrderNo' && typeof value === 'string') return createOrderNumber(value, context.state);
    const list = listChoices(name, { operationId, ...context });
    if (Array.isArray(value) && list) return list.choices.map((choice) => choice.value);
    // Nothing to choose from: the form offers to make one.
    return list
      ? list.choices.some(({ value: one }) => one === value)
        ? value
        : (list.choices[0]?.value ?? '')
      : value;
  });
  return operationId === 'createPayment' ? withBeneficiary(adapted, context) : adapted;
}

/** Numbers like those of the examples, counted on: `OP-20260115-0007`. */
export function createOrderNumber(example: string, state: State): string {
  const [prefix = 'NO'] = example.split('-');
  const day = new Date(getPresent(state)).toISOString().slice(0, 10).replaceAll('-', '');
  return `${prefix}-${day}-${String(listValues(state.orderNumbers).length + 1).padStart(4, '0')}`;
}

/** A payment goes to somebody whom the channel of its quote can pay. */
function withBeneficiary(body: JsonValue, { state }: PrefillContext): JsonValue {
  const quoteId = typeof body === 'object' && body !== null && 'quoteId' in body ? String(body.quoteId) : '';
  const product = findIn(state.payouts.quotes, quoteId)?.product;
  const channel = CHANNELS.find((one) => one.product === product);
  if (!channel) return body;
  const params = Object.fromEntries(channel.fields.map(({ key, example }) => [key, example]));
  return setAt(body, ['beneficiary', 'params'], params);
}

function mapMembers(value: JsonValue, replace: (name: string, value: JsonValue) => JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapMembers(replace(name, member), replace)]),
  );
}

function toText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
