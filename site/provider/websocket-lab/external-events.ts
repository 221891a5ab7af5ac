import { required } from '../../../packages/base/invariant.ts';
import type { ControlId } from '../../../packages/simulator/core/contract/schemas.ts';
import type { ControlArguments } from '../../../packages/simulator/core/controls/call-control.ts';
import type { ListenSession } from './listen-session.ts';

/** What the sandbox cannot do in its present state: nothing has changed. */
export class InvalidStateError extends Error {}

const CHAIN = 'TRON';
const EXTERNAL_USER = 'u-1001';
/** The account of a test vector of the contract. */
const DESTINATION = 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw';

/** What happens to a token user, of which messages tell. */
export type ExternalEvents = Record<ExternalEvent, () => Promise<void>>;

export const EXTERNAL_EVENTS = [
  'deposit',
  'smallDeposit',
  'largeDeposit',
  'reorganise',
  'withdraw',
  'withdrawLarge',
  'approve',
] as const;

export type ExternalEvent = (typeof EXTERNAL_EVENTS)[number];

export function createExternalEvents(session: ListenSession): ExternalEvents {
  let depositId: string | undefined;
  let withdrawalId: string | undefined;

  async function control<Id extends ControlId>(id: Id, ...call: ControlArguments<Id>) {
    const { isRefused, data } = await session.environment.control(id, ...call);
    if (isRefused) throw new InvalidStateError();
    return data;
  }

  /** The user by its natural key: the same one each time. */
  async function getUserId(): Promise<string> {
    const { user } = await session.call('generateUser', {
      externalUserId: EXTERNAL_USER,
      chainTypes: [CHAIN],
      settleTo: 'user',
    });
    return required(user, 'A user that was just made is returned.').userId;
  }

  const deposit = (value: string) => async () => {
    const userId = await getUserId();
    const made = await control('deposit', { userId }, { chainType: CHAIN, amount: { value, currency: 'USDT' } });
    depositId = made.depositId;
  };

  const withdraw = (value: string) => async () => {
    const made = await session.call('withdrawToken', {
      userId: await getUserId(),
      merchantOrderNo: `WD-${crypto.randomUUID()}`,
      chainType: CHAIN,
      amount: { value, currency: 'USDT' },
      toAddress: DESTINATION,
    });
    withdrawalId = made.withdrawalId;
  };

  return {
    deposit: deposit('100.000000'),
    smallDeposit: deposit('0.990000'),
    largeDeposit: deposit('6000.000000'),
    withdraw: withdraw('25.000000'),
    withdrawLarge: withdraw('5000.000000'),
    async approve() {
      if (withdrawalId === undefined) throw new InvalidStateError();
      await control('decideWithdrawal', { withdrawalId }, { decision: 'approve' });
    },
    async reorganise() {
      if (depositId === undefined) throw new InvalidStateError();
      await control('revertDeposit', { depositId });
    },
  };
}
