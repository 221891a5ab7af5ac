import type { Schema, TokenUser } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { zero } from '../ledger/amounts.ts';
import { drawIdentifier } from '../state/random.ts';
import { findIn, setIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { toSnapshot } from './snapshot.ts';
import { addAddress, emitUserEvent, getUser, touchUser } from './token-users.ts';

/** Creates a user, or adds chains to one that exists: `externalUserId` is the natural key. */
export function generateUser(work: Work, { body }: Call<'generateUser'>) {
  const { tokens } = work.state;
  if (body.chainTypes.some((chain) => tokens.disabledChains.includes(chain))) throw new Refusal(422401);
  const existing = findIn(tokens.externalIds, body.externalUserId);
  if (existing === undefined) return succeed(201, toSnapshot(work, addUser(work, body)));
  const user = getUser(work, existing);
  if (body.settleTo !== undefined && body.settleTo !== user.settleTo) throw new Refusal(422407);
  addChains(work, user, body.chainTypes);
  return succeed(200, toSnapshot(work, user));
}

function addUser(work: Work, body: Schema<'GenerateUserRequest'>): TokenUser {
  const { tokens } = work.state;
  assertTransition('TokenUserStatus', undefined, 'active');
  const at = toDateTime(work.time);
  const user: TokenUser = {
    userId: drawIdentifier(work, 'usr'),
    externalUserId: body.externalUserId,
    status: 'active',
    settleTo: body.settleTo ?? 'user',
    label: body.label ?? null,
    addresses: [],
    balances: ['USDC', 'USDT'].map((currency) => ({
      currency,
      available: zero(currency),
      frozen: zero(currency),
      total: zero(currency),
    })),
    metadata: body.metadata ?? {},
    createdAt: at,
    updatedAt: at,
  };
  tokens.userCount += 1;
  for (const chain of body.chainTypes) addAddress(work, user, chain, tokens.userCount);
  setIn(tokens.users, user.userId, user);
  setIn(tokens.externalIds, user.externalUserId, user.userId);
  setIn(tokens.userNumbers, user.userId, tokens.userCount);
  return user;
}

function addChains(work: Work, user: TokenUser, chains: Schema<'ChainType'>[]): void {
  const fresh = chains.filter((chain) => !user.addresses.some(({ chainType }) => chainType === chain));
  if (fresh.length === 0) return;
  for (const chain of fresh) addAddress(work, user, chain, findIn(work.state.tokens.userNumbers, user.userId) ?? 0);
  touchUser(work, user);
  emitUserEvent(work, user);
}
