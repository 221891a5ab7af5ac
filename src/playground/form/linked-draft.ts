import { listChoices } from '../../merchant/fields/choices.ts';
import { adaptBody, createDraft } from '../../merchant/fields/prefill.ts';
import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { State } from '../../sandbox/state/state.ts';
import { type Draft, printBody } from '../client/draft.ts';
import { decodeRequest } from '../copy/request-link.ts';

/**
 * The form of a link that somebody passed on: its values, with the reader's own cards, holders and secrets in place of the other's.
 * Undefined when the link is none.
 */
export function createLinkedDraft(
  operation: Operation,
  link: string,
  context: { state: State; locale: string },
): Draft | undefined {
  const request = decodeRequest(link);
  return request && adaptDraft(operation, request, context);
}

type Values = { parameters: Record<string, string>; body?: JsonValue };

/** Values that were made for another sandbox, on this one. */
export function adaptDraft(operation: Operation, request: Values, context: { state: State; locale: string }): Draft {
  const fresh = createDraft(operation, context);
  const { path, query } = operation.parameters;
  const parameters = [...path, ...query].flatMap(({ name }) => {
    const value = request.parameters[name];
    const list = listChoices(name, { operationId: operation.id, ...context });
    const isKnown = !list || list.choices.some((choice) => choice.value === value);
    return value !== undefined && isKnown ? [[name, value]] : [];
  });
  const hasBody = fresh.body !== undefined && request.body !== undefined;
  return {
    parameters: { ...fresh.parameters, ...Object.fromEntries(parameters) },
    body: hasBody ? printBody(adaptBody(request.body ?? null, operation.id, context)) : fresh.body,
  };
}
