import type { JsonValue } from '../../model/schema.ts';
import { isRecord } from '../../protocol/encoding/json.ts';
import { createCode } from '../client/access-token.ts';
import { type Draft, printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import { createHolderBody, createOpeningBody } from '../form/example-bodies.ts';
import { createOrderNumber } from '../form/prefill.ts';
import type { CallSource } from '../form/prepare.ts';

/** Identifiers that earlier calls of a run have returned, by the name of their field. */
export type Identifiers = Record<string, string>;

type DraftWriter = (source: CallSource, ids: Identifiers) => Draft | Promise<Draft>;

const WRITERS: Record<string, DraftWriter> = {
  exchangeToken: async ({ provider }) => withBody({ code: await createCode(provider) }),
  createHolder: ({ provider }) => withBody(createHolderBody(provider.getState())),
  getHolder: (_, { holderId = '' }) => ({ parameters: { holderId }, body: undefined }),
  openCard: ({ provider }, { holderId = '' }) => withBody(createOpeningBody(provider.getState(), holderId)),
  getCardLog: (_, { orderId = '' }) => ({ parameters: { orderId }, body: undefined }),
  rechargeCard: ({ provider }, { cardId = '' }) =>
    withBody({
      cardId,
      amount: { value: '100.00', currency: 'USD' },
      merchantOrderNo: createOrderNumber('RC', provider.getState()),
    }),
};

/** The call of a step, with what the steps before it have returned. */
export async function createStepDraft(operation: string, source: CallSource, ids: Identifiers): Promise<Draft> {
  const write = WRITERS[operation];
  if (!write) throw new Error(`No run can make the call ${operation}.`);
  return write(source, ids);
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
