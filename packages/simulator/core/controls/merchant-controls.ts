import { encodeBase64Url } from '../../../base/encoding/base64.ts';
import { SCOPES } from '../create-state.ts';
import { findScale, toMoney } from '../ledger/amounts.ts';
import { drawBytes } from '../state/random.ts';
import type { Work } from '../state/work.ts';
import { credit, getWalletBalance } from '../wallet/wallet-ledger.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

export function changeMerchant({ state }: Work, { body }: ControlCall<'changeMerchant'>) {
  const { merchant } = state;
  if (body.enabled !== undefined) merchant.enabled = body.enabled;
  Object.assign(merchant.features, body.features);
  if (body.allowedAddresses === null) delete merchant.allowedAddresses;
  else if (body.allowedAddresses) merchant.allowedAddresses = body.allowedAddresses;
  if (body.disabledChains) state.tokens.disabledChains = body.disabledChains;
  if (body.rateLimits !== undefined) state.rateLimits = body.rateLimits;
  const { keys: _, ...shown } = merchant;
  return { status: 200, data: shown };
}

export function createCode(work: Work, { body }: ControlCall<'createCode'>) {
  const code = encodeBase64Url(drawBytes(work, 30));
  const scopes = body?.scopes ?? [...SCOPES];
  work.state.auth.codes[code] = { createdAt: work.time, scopes, isUsed: false };
  return { status: 201, data: { code, scopes } };
}

export function topUpWallet(work: Work, { body: { amount } }: ControlCall<'topUpWallet'>) {
  if (findScale(amount.currency) === undefined)
    throw new InvalidStateError(`The contract has no currency ${amount.currency}.`);
  credit(work, amount.currency, toMoney(amount.value, amount.currency).value);
  return { status: 201, data: { currency: amount.currency, ...getWalletBalance(work.state, amount.currency) } };
}

export function addFault({ state }: Work, { body }: ControlCall<'addFault'>) {
  state.faults.push({ times: 1, retryAfter: 1, runningMs: 0, ...body });
  return { status: 201, data: { faults: state.faults } };
}

export function clearFaults({ state }: Work) {
  state.faults = [];
  return { status: 200, data: { faults: [] } };
}
