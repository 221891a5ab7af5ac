import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import type { Work } from '../state/work.ts';
import { toSnapshot } from './snapshot.ts';
import { getUser } from './token-users.ts';

export function refreshUser(work: Work, { query }: Call<'refreshUser'>) {
  return succeed(200, toSnapshot(work, query.userId === undefined ? undefined : getUser(work, String(query.userId))));
}
