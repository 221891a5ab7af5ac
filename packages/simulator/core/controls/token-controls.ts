import type { ControlData } from '../contract/schemas.ts';
import { announceMaintenance, loseConnection } from '../listen/connections.ts';
import { findConnection } from '../listen/cursor.ts';
import type { Connection } from '../listen/listen-state.ts';
import type { Work } from '../state/work.ts';
import { addDeposit, getDepositRecord, revertDeposit as revert, toDeposit } from '../tokens/deposits.ts';
import { setUserStatus } from '../tokens/freeze-user.ts';
import { approveWithdrawal, endUnpaid, getWithdrawalRecord, toWithdrawal } from '../tokens/withdrawal-steps.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

export function deposit(work: Work, { path, body }: ControlCall<'deposit'>) {
  return { status: 201, data: addDeposit(work, path.userId, body) };
}

export function readDeposit(work: Work, { path }: ControlCall<'readDeposit'>) {
  return { status: 200, data: toDeposit(getDepositRecord(work, path.depositId), work.time) };
}

export function revertDeposit(work: Work, { path }: ControlCall<'revertDeposit'>) {
  return { status: 200, data: revert(work, path.depositId) };
}

export function changeUser(work: Work, { path, body }: ControlCall<'changeUser'>) {
  return { status: 200, data: setUserStatus(work, path.userId, body.status) };
}

export function decideWithdrawal(work: Work, { path, body }: ControlCall<'decideWithdrawal'>) {
  const record = getWithdrawalRecord(work, path.withdrawalId);
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
  const toItem = ({
    sessionId,
    userId,
    types,
    inFlight,
    queue,
  }: Connection): ControlData<'listSockets'>['items'][0] => ({
    sessionId,
    scope: userId === undefined ? 'merchant' : 'user',
    userId: userId ?? null,
    types,
    inFlight: inFlight.length,
    queued: queue.length,
  });
  return { status: 200, data: { items: Object.values(state.listen.connections).map(toItem) } };
}

export function dropSocket(work: Work, { path, body }: ControlCall<'dropSocket'>) {
  const { sessionId } = path;
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
