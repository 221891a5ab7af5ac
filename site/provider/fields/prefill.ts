import { CHANNELS } from '../../../packages/simulator/core/payouts/channel-fixtures.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { findIn, listValues } from '../../../packages/simulator/core/state/table.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { parseBody, printBody } from '../../../src/playground/client/draft.ts';
import { setAt } from '../../../src/playground/form/json-path.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import { isEncryptedName } from '../access/encrypt-fields.ts';
import { getPresent } from '../environments/present.ts';
import { listChoices } from './choices.ts';

/** Secrets that the sandbox accepts: its cards have one security code, and no PIN may be all one digit or a run. */
const SECRETS: Record<string, string> = { encryptedPin: '4821', encryptedCvv: '123', encryptedNumber: 'E12345678' };

type PrefillContext = { operationId: string; state: State; locale: string };

/** The documented example with the reader's own cards, holders and quotes: a call that works in the present state. */
export function adaptExample(draft: Draft, context: PrefillContext): Draft {
  const parameters = Object.entries(draft.parameters).map(([name, value]) => [name, choose(name, context) ?? value]);
  return {
    parameters: {
      ...Object.fromEntries(parameters),
      ...(context.operationId === 'refreshUser' && { userId: choose('userId', context) ?? '' }),
    },
    body: adaptBodyText(draft, context),
  };
}

/** Values that somebody passed on, without the parameters that this sandbox does not have. */
export function adaptLink(draft: Draft, context: PrefillContext): Draft {
  const known = Object.entries(draft.parameters).filter(([name, value]) => {
    const list = listChoices(name, context);
    return !list || list.choices.some((choice) => choice.value === value);
  });
  return { parameters: Object.fromEntries(known), body: adaptBodyText(draft, context) };
}

/** The documented example without anything that only a sandbox has: for a server whose state is unknown. */
export function withoutSecrets(draft: Draft): Draft {
  return {
    parameters: Object.fromEntries(Object.keys(draft.parameters).map((name) => [name, ''])),
    body: mapBody(draft, (body) => mapMembers(body, (name, value) => (isEncryptedName(name) ? '' : value))),
  };
}

/** The body of a draft as this sandbox takes it. */
export function adaptBodyText(draft: Draft, context: PrefillContext): string | undefined {
  return mapBody(draft, (body) => adaptBody(body, context));
}

/** What is not JSON stays as it is. */
function mapBody(draft: Draft, change: (body: JsonValue) => JsonValue): string | undefined {
  const body = parseBody(draft);
  return body === undefined ? draft.body : printBody(change(body));
}

/** The best value that the state has for a name, empty where it has none yet; undefined for what is not in the state. */
function choose(name: string, context: PrefillContext): string | undefined {
  const list = listChoices(name, context);
  return list && (list.choices[0]?.value ?? '');
}

/** A body with each value replaced that only the state has: identifiers, secrets, numbers that are taken once. */
function adaptBody(example: JsonValue, context: PrefillContext): JsonValue {
  const adapted = mapMembers(example, (name, value) => {
    if (isEncryptedName(name)) return SECRETS[name] ?? value;
    if (name === 'merchantOrderNo' && typeof value === 'string') return createOrderNumber(value, context.state);
    const list = listChoices(name, context);
    if (Array.isArray(value) && list) return list.choices.map((choice) => choice.value);
    // Nothing to choose from: the form offers to make one.
    return list
      ? list.choices.some(({ value: one }) => one === value)
        ? value
        : (list.choices[0]?.value ?? '')
      : value;
  });
  return context.operationId === 'createPayment' ? withBeneficiary(adapted, context) : adapted;
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
