import type { ChainType } from '../../protocol/chains/chain-type.ts';
import type { Money, TokenUser } from '../contract/schemas.ts';
import { getPathParameter } from '../envelope/path-parameter.ts';
import { announceMaintenance, loseConnection } from '../listen/connections.ts';
import { findConnection } from '../listen/cursor.ts';
import type { Work } from '../state/work.ts';
import { addDeposit, getDepositRecord, revertDeposit as revert, toDeposit } from '../tokens/deposits.ts';
import { setUserStatus } from '../tokens/freeze-user.ts';
import { approveWithdrawal, endUnpaid, getWithdrawalRecord, toWithdrawal } from '../tokens/withdrawal-steps.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

export function deposit(work: Work, { path, body }: ControlCall<{ chainType: ChainType; amount: Money }>) {
  return { status: 201, data: addDeposit(work, getPathParameter(path, 'userId'), body) };
}

export function readDeposit(work: Work, { path }: ControlCall) {
  return { status: 200, data: toDeposit(getDepositRecord(work, getPathParameter(path, 'depositId')), work.time) };
}

export function revertDeposit(work: Work, { path }: ControlCall) {
  return { status: 200, data: revert(work, getPathParameter(path, 'depositId')) };
}

export function changeUser(work: Work, { path, body }: ControlCall<{ status: TokenUser['status'] }>) {
  return { status: 200, data: setUserStatus(work, getPathParameter(path, 'userId'), body.status) };
}

export function decideWithdrawal(work: Work, { path, body }: ControlCall<{ decision: 'approve' | 'reject' | 'fail' }>) {
  const record = getWithdrawalRecord(work, getPathParameter(path, 'withdrawalId'));
  const { status } = record.withdrawal;
  if (body.decision === 'fail') {
    if (status !== 'broadcasting' && status !== 'confirming')
      throw new InvalidStateError(`A withdrawal that is ${status} cannot fail.`);
    endUnpaid(work, record, 'failed', 'chain_reverted');
  } else if (status !== 'reviewing') throw new InvalidStateError(`The withdrawal is ${status}, not in review.`);
  else if (body.decision === 'approve') approveWithdrawal(work, record);
  else endUnpaid(work, record, 'rejected', 'risk_rejected');
  return { status: 200, data: toWithdrawal(record, work.time, 'en') };
}

export function listSockets({ state }: Work) {
  const items = Object.values(state.listen.connections).map(({ sessionId, userId, types, inFlight, queue }) => ({
    sessionId,
    scope: userId === undefined ? 'merchant' : 'user',
    userId: userId ?? null,
    types,
    inFlight: inFlight.length,
    queued: queue.length,
  }));
  return { status: 200, data: { items } };
}

type DropRequest = { maintenance?: boolean; reconnectAfterMs?: number; silent?: boolean };

export function dropSocket(work: Work, { path, body }: ControlCall<DropRequest | undefined>) {
  const sessionId = getPathParameter(path, 'sessionId');
  if (!findConnection(work.state.listen, sessionId)) throw new InvalidStateError('There is no such connection.');
  if (body?.maintenance && body.silent) throw new InvalidStateError('A network that falls silent announces nothing.');
  if (body?.maintenance) announceMaintenance(work, sessionId, body.reconnectAfterMs ?? 0);
  else if (body?.reconnectAfterMs === undefined) loseConnection(work, sessionId, body?.silent);
  else
    throw new InvalidStateError(
      'Only maintenance is announced, with reconnectAfterMs: a network fails without a word.',
    );
  return { status: 200, data: { sessionId } };
}
