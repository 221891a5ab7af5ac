import { encodeBase64Url } from '../../../base/encoding/base64.ts';
import type { ChainType } from '../../protocol/chains/chain-type.ts';
import type { Money } from '../contract/schemas.ts';
import { SCOPES } from '../create-state.ts';
import type { Fault } from '../envelope/envelope-state.ts';
import { findScale, toMoney } from '../ledger/amounts.ts';
import { drawBytes } from '../state/random.ts';
import type { Feature } from '../state/state.ts';
import type { Work } from '../state/work.ts';
import { credit } from '../wallet/wallet-ledger.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

type MerchantChange = {
  enabled?: boolean;
  features?: Partial<Record<Feature, boolean>>;
  allowedAddresses?: string[] | null;
  disabledChains?: ChainType[];
  rateLimits?: boolean;
};

export function changeMerchant({ state }: Work, { body }: ControlCall<MerchantChange>) {
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

export function createCode(work: Work, { body }: ControlCall<{ scopes?: string[] } | undefined>) {
  const code = encodeBase64Url(drawBytes(work, 30));
  const scopes = body?.scopes ?? [...SCOPES];
  work.state.auth.codes[code] = { createdAt: work.time, scopes, isUsed: false };
  return { status: 201, data: { code, scopes } };
}

export function topUpWallet(work: Work, { body: { amount } }: ControlCall<{ amount: Money }>) {
  if (findScale(amount.currency) === undefined)
    throw new InvalidStateError(`The contract has no currency ${amount.currency}.`);
  credit(work, amount.currency, toMoney(amount.value, amount.currency).value);
  return { status: 201, data: { currency: amount.currency, ...work.state.wallet.balances[amount.currency] } };
}

export function addFault({ state }: Work, { body }: ControlCall<Pick<Fault, 'kind'> & Partial<Fault>>) {
  state.faults.push({ times: 1, retryAfter: 1, runningMs: 0, ...body });
  return { status: 201, data: { faults: state.faults } };
}

export function clearFaults({ state }: Work) {
  state.faults = [];
  return { status: 200, data: { faults: [] } };
}
