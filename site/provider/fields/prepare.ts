import { required } from '../../../packages/base/invariant.ts';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import type { CardProduct, OperationId, RequestBody } from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { printBody } from '../../../src/playground/client/draft.ts';
import type { MadeCall } from '../../../src/playground/client/exchange.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import { createCode, findAccessToken } from '../access/access-token.ts';
import { callSandbox, readData } from '../access/make-call.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import type { Preparation } from './choices.ts';
import { canRecharge, createHolderBody, createOpeningBody, PAYMENT, QUOTE } from './example-bodies.ts';
import { createOrderNumber } from './prefill.ts';

export type CallSource = {
  provider: PageProvider;
  locale: string;
  /** How calls are sent where something keeps them. */
  send?: (operationId: string, draft: Draft) => Promise<MadeCall>;
};

const KYC_MS = 3000;
const OPENING_MS = 2000;
/** Longer than a deposit on any chain takes to become final. */
const FINALITY_MS = 600_000;

/** Makes an access token when there is none that is valid: an authorization code of the sandbox, exchanged. */
export async function ensureToken(source: CallSource): Promise<MadeCall[]> {
  if (findAccessToken(source.provider.getState())) return [];
  return [await exchangeCode(source)];
}

export async function exchangeCode(source: CallSource): Promise<MadeCall> {
  return send('exchangeToken', { code: await createCode(source.provider) }, source);
}

/** Makes what a form has nothing to choose from, by the calls that a program would make; each of them is in the history. */
export async function prepare(what: Preparation, source: CallSource): Promise<MadeCall[]> {
  switch (what) {
    case 'code':
      await createCode(source.provider);
      return [];
    case 'token':
      return [await exchangeCode(source)];
    case 'user':
      return [await createUser(source)];
    case 'fundedUser':
    case 'messages':
      return depositForUser(source);
    default:
      return [...(await ensureToken(source)), ...(await STEPS[what](source))];
  }
}

type Steps = (source: CallSource) => Promise<MadeCall[]>;

const STEPS: Record<Exclude<Preparation, 'code' | 'token' | 'user' | 'fundedUser' | 'messages'>, Steps> = {
  holder: async (source) => [await createHolder(source)],
  card: (source) => openCard(source, canRecharge),
  inactiveCard: (source) => openCard(source, ({ activationRequired }) => activationRequired),
  async physicalCard(source) {
    const calls = await openCard(source, isPhysical);
    const card = findInactiveCard(source.provider.getState());
    return card ? [...calls, await send('activateCard', { cardId: card.cardId, encryptedCvv: '123' }, source)] : calls;
  },
  quote: async (source) => [await send('applyQuote', QUOTE, source)],
  async payment(source) {
    const quote = await send('applyQuote', QUOTE, source);
    const { quoteId } = readData<'applyQuote'>(quote);
    const merchantOrderNo = createOrderNumber('PO', source.provider.getState());
    return [quote, await send('createPayment', { ...PAYMENT, quoteId, merchantOrderNo }, source)];
  },
};

/** A deposit that is final, so that there is something to withdraw and a message to confirm. */
async function depositForUser(source: CallSource): Promise<MadeCall[]> {
  const user = await createUser(source);
  const { userId } = required(readData<'generateUser'>(user).user, 'A user that was just made is returned.');
  const amount = { value: '100.000000', currency: 'USDT' };
  await source.provider.control('deposit', { userId }, { chainType: 'TRON', amount });
  await advanceClock(source.provider, FINALITY_MS);
  return [user];
}

function createUser(source: CallSource): Promise<MadeCall> {
  return send('generateUser', { externalUserId: 'u-1001', chainTypes: ['TRON'], settleTo: 'user' }, source);
}

async function createHolder(source: CallSource): Promise<MadeCall> {
  const call = await send('createHolder', createHolderBody(source.provider.getState()), source);
  await advanceClock(source.provider, KYC_MS);
  return call;
}

/** Without a holder who was approved, the calls end with the one that should have made one. */
async function openCard(
  source: CallSource,
  fits: (capabilities: CardProduct['capabilities']) => boolean,
): Promise<MadeCall[]> {
  const calls = findApprovedHolder(source.provider.getState()) ? [] : [await createHolder(source)];
  const state = source.provider.getState();
  const holder = findApprovedHolder(state);
  if (!holder) return calls;
  const call = await send('openCard', createOpeningBody(state, holder.holderId, fits), source);
  await advanceClock(source.provider, OPENING_MS);
  return [...calls, call];
}

function findApprovedHolder({ holders }: State) {
  return listValues(holders)
    .map(({ holder }) => holder)
    .find(({ status }) => status === 'approved');
}

function isPhysical({ pin, activationRequired }: CardProduct['capabilities']): boolean {
  return pin && activationRequired;
}

function findInactiveCard(state: State) {
  const products = listProducts({ state }).filter(({ capabilities }) => isPhysical(capabilities));
  return listValues(state.cards.cards)
    .map(({ card }) => card)
    .find(
      ({ status, cardManageId }) =>
        status === 'inactive' && products.some((product) => product.cardManageId === cardManageId),
    );
}

/** A call with a body, by the way that the source has for it. */
export function send<Id extends OperationId>(
  operationId: Id,
  body: RequestBody<Id>,
  source: CallSource,
): Promise<MadeCall> {
  const draft: Draft = { parameters: {}, body: body && printBody(body) };
  return source.send?.(operationId, draft) ?? callSandbox(operationId, draft, source);
}
