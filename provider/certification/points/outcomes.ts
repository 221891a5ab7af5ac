import { isDelivered, isUnknown, listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** Statuses from which an order moves on by itself. Any other that the contract has is a result. */
const OPEN_STATES = ['processing', 'pending', 'pending_review', 'under_review', 'in_review', 'settling'];

/** U1: the same thing is ordered under another number while the outcome of the first is unknown. */
export function judgeSecondOrders({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => isUnknown(one) && one.number !== undefined)
    .flatMap((lost) => {
      const later = listLater(lost, exchanges);
      const resolved = later.findIndex((one) => isResolution(lost, one));
      const open = resolved < 0 ? later : later.slice(0, resolved);
      const second = open.find(({ intent, number }) => intent === lost.intent && number !== lost.number);
      if (second && isMore(lost, exchanges)) return [failed(lost, second)];
      return resolved < 0 ? [] : [passed(lost, ...later.slice(resolved, resolved + 1))];
    });
}

/** A run without faults shows how many orders the program wants; while watching, nothing does. */
function isMore({ shape, round }: Exchange, exchanges: readonly Exchange[]): boolean {
  const count = (inRound: number) =>
    new Set(exchanges.filter((one) => one.shape === shape && one.round === inRound).map(({ number }) => number)).size;
  return round === 0 || count(round) > count(0);
}

/** U2: every unknown outcome is found out, unless the program says that it failed. */
export function judgeResolutions({ exchanges, rounds }: CertificationLog): Trial[] {
  return exchanges.filter(isUnknown).flatMap((lost) => {
    const resolution = listLater(lost, exchanges).find((one) => isResolution(lost, one));
    if (resolution) return [passed(lost, resolution)];
    return endedWell(rounds, lost) ? [failed(lost)] : [];
  });
}

/** F2: a status that the contract does not have yet is not final. */
export function judgeUnknownStates({ exchanges, rounds }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ fault, isWrite }) => fault === 'unknown_status' && !isWrite)
    .flatMap((read) => {
      const later = listLater(read, exchanges);
      const repeat = later.find((one) => !one.isWrite && uses(one, read));
      const dependent = later.find((one) => one.isWrite && uses(one, read));
      if (dependent && (!repeat || dependent.at < repeat.at)) return [failed(read, dependent)];
      if (repeat) return [passed(read, repeat)];
      return rounds.some(({ round }) => round === read.round) ? [failed(read)] : [];
    });
}

/** O1: 202 says that an order exists. Its result is read before anything depends on it. */
export function judgeAccepted({ exchanges, rounds }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => one.status === 202 && isDelivered(one))
    .flatMap((accepted) => {
      const later = listLater(accepted, exchanges);
      // Of a card that existed before, other calls are independent.
      const own = accepted.gives.filter((id) => !accepted.uses.includes(id));
      const concerns = (one: Exchange) => one.uses.some((id) => own.includes(id));
      const final = later.findIndex((one) => !one.isWrite && concerns(one) && isFinal(one));
      const early = (final < 0 ? later : later.slice(0, final)).find((one) => one.isWrite && concerns(one));
      if (early) return [failed(accepted, early)];
      if (final >= 0) return [passed(accepted, ...later.slice(final, final + 1))];
      return endedWell(rounds, accepted) ? [failed(accepted)] : [];
    });
}

/** The call came again and was decided, or a list that contains its object was read. */
function isResolution(lost: Exchange, one: Exchange): boolean {
  if (!isDelivered(one) || isUnknown(one)) return false;
  const isDecided = one.status < 300 || one.code === 409002;
  if (one.operation === lost.operation) return isDecided && (one.key === lost.key || one.number === lost.number);
  return !one.isWrite && one.status < 300 && lost.gives.some((id) => one.gives.includes(id));
}

function isFinal({ status, state, fault }: Exchange): boolean {
  return status < 300 && state !== undefined && !OPEN_STATES.includes(state) && fault !== 'unknown_status';
}

function uses(one: Exchange, read: Exchange): boolean {
  return one.uses.some((id) => read.gives.includes(id));
}

function endedWell(rounds: CertificationLog['rounds'], { round }: Exchange): boolean {
  return rounds.some((one) => one.round === round && one.exitCode === 0);
}
