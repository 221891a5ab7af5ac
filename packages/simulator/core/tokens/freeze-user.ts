import type { TokenUser } from '../contract/schemas.ts';
import { hasTransition } from '../contract/transitions.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import type { Work } from '../state/work.ts';
import { emitUserEvent, getUser, touchUser } from './token-users.ts';

/** The provider freezes a user, or lifts that. */
export function setUserStatus(work: Work, userId: string, to: TokenUser['status']): TokenUser {
  const user = getUser(work, userId);
  if (!hasTransition('TokenUserStatus', user.status, to))
    throw new InvalidStateError(`The user is ${user.status} already.`);
  user.status = to;
  touchUser(work, user);
  emitUserEvent(work, user);
  return user;
}
