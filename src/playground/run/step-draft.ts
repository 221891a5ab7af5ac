import { isRecord } from '../../encoding/json.ts';
import { createHolderBody, createOpeningBody } from '../../merchant/fields/example-bodies.ts';
import { adaptBody, createOrderNumber } from '../../merchant/fields/prefill.ts';
import type { CallSource } from '../../merchant/fields/prepare.ts';
import type { FlowStep } from '../../model/page.ts';
import type { JsonValue } from '../../model/schema.ts';
import { createCode, getOperation } from '../client/access-token.ts';
import { printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import type { Draft } from '../provider/draft.ts';

/** Identifiers that earlier calls of a run have returned, by the name of their field. */
export type Identifiers = Record<string, string>;

type DraftWriter = (source: CallSource, ids: Identifiers) => Draft | Promise<Draft>;

/** Calls that need more than their documented example. */
const WRITERS: Record<string, DraftWriter> = {
  exchangeToken: async ({ provider }) => withBody({ code: await createCode(provider) }),
  createHolder: ({ provider }) => withBody(createHolderBody(provider.getState())),
  openCard: ({ provider }, { holderId = '' }) => withBody(createOpeningBody(provider.getState(), holderId)),
  rechargeCard: ({ provider }, { cardId = '' }) =>
    withBody({
      cardId,
      amount: { value: '100.00', currency: 'USD' },
      merchantOrderNo: createOrderNumber('RC', provider.getState()),
    }),
};

/** The call of a step, with what the steps before it have returned. */
export async function createStepDraft(step: FlowStep, source: CallSource, ids: Identifiers): Promise<Draft> {
  return WRITERS[step.operation]?.(source, ids) ?? createDocumentedDraft(step, source, ids);
}

function createDocumentedDraft({ operation, call }: FlowStep, source: CallSource, ids: Identifiers): Draft {
  const parameters = { ...readPath(getOperation(operation).path, call.target), ...ids };
  if (!call.request) return { parameters, body: undefined };
  const example: Record<string, JsonValue> = JSON.parse(call.request.source);
  const body = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, ids[name] ?? value]));
  const context = { state: source.provider.getState(), locale: source.locale };
  return { parameters, body: printBody(adaptBody(body, { operationId: operation, ...context })) };
}

/** The values that a target has for the parameters of its path. */
function readPath(path: string, target: string): Record<string, string> {
  const values = target.split('?')[0]?.split('/') ?? [];
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [],
      ),
  );
}

/** The identifiers of a response. */
export function readIdentifiers({ responseBody }: Exchange): Identifiers {
  const { data }: { data?: unknown } = JSON.parse(responseBody);
  if (!isRecord(data)) return {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Id') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function withBody(value: JsonValue): Draft {
  return { parameters: {}, body: printBody(value) };
}
