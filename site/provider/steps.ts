import type { OperationId, RequestBody, Schema } from '../../packages/simulator/core/contract/schemas.ts';
import type { Draft } from '../../src/playground/provider/draft.ts';
import type { Poll } from '../../src/playground/provider/provider.ts';
import { createCode } from './access/access-token.ts';
import type { PageProvider } from './environments/page-provider.ts';
import { createHolderBody, createOpeningBody } from './fields/example-bodies.ts';
import { adaptBodyText, createOrderNumber } from './fields/prefill.ts';

type StepBody<Id extends OperationId = OperationId> = (
  sandbox: PageProvider,
  ids: Draft['parameters'],
) => RequestBody<Id> | Promise<RequestBody<Id>>;

/** Calls that need more than their documented example. */
const BODIES: Record<string, StepBody> = {
  exchangeToken: async (sandbox) => ({ code: await createCode(sandbox) }),
  createHolder: (sandbox) => createHolderBody(sandbox.getState()),
  openCard: (sandbox, { holderId = '' }) => createOpeningBody(sandbox.getState(), holderId),
  rechargeCard: (sandbox, { cardId = '' }) => ({
    cardId,
    amount: { value: '100.00', currency: 'USD' },
    merchantOrderNo: createOrderNumber('RC', sandbox.getState()),
  }),
} satisfies { [Id in OperationId]?: StepBody<Id> };

/** The call of a step on a sandbox. */
export async function adaptStep(
  draft: Draft,
  { operationId, sandbox, locale }: { operationId: string; sandbox: PageProvider; locale: string },
): Promise<Draft> {
  const body = await BODIES[operationId]?.(sandbox, draft.parameters);
  if (body !== undefined) return { ...draft, body: JSON.stringify(body, null, 2) };
  return { ...draft, body: adaptBodyText(draft, { operationId, state: sandbox.getState(), locale }) };
}

const UNDECIDED: Schema<'HolderStatus' | 'PaymentStatus' | 'CardOrderStatus'>[] = ['pending', 'created', 'processing'];

type OperationPoll = Poll & { operation: OperationId };

const ORDER: OperationPoll = { operation: 'getCardLog', id: 'orderId', undecided: UNDECIDED };

/** The call that tells when the object of a step is decided. */
const POLLS: Record<string, Poll> = {
  getHolder: { operation: 'getHolder', id: 'holderId', undecided: UNDECIDED },
  getCardLog: ORDER,
  rechargeCard: ORDER,
  getPaymentOrder: { operation: 'getPaymentOrder', id: 'orderId', undecided: UNDECIDED },
} satisfies { [Id in OperationId]?: OperationPoll };

export function findPoll(operationId: string): Poll | undefined {
  return POLLS[operationId];
}
