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

  async function control(path: string, body: unknown): Promise<unknown> {
    const { status, data } = await session.environment.control({ method: 'POST', path, body });
    if (status >= 400) throw new InvalidStateError();
    return data;
  }

  /** The user by its natural key: the same one each time. */
  async function getUserId(): Promise<string> {
    const { user } = await session.call('generateUser', {
      externalUserId: EXTERNAL_USER,
      chainTypes: [CHAIN],
      settleTo: 'user',
    });
    return (user as { userId: string }).userId;
  }

  const deposit = (value: string) => async () => {
    const path = `/sandbox/users/${await getUserId()}/deposits`;
    const made = await control(path, { chainType: CHAIN, amount: { value, currency: 'USDT' } });
    depositId = (made as { depositId: string }).depositId;
  };

  const withdraw = (value: string) => async () => {
    const made = await session.call('withdrawToken', {
      userId: await getUserId(),
      merchantOrderNo: `WD-${crypto.randomUUID()}`,
      chainType: CHAIN,
      amount: { value, currency: 'USDT' },
      toAddress: DESTINATION,
    });
    withdrawalId = String(made.withdrawalId);
  };

  return {
    deposit: deposit('100.000000'),
    smallDeposit: deposit('0.990000'),
    largeDeposit: deposit('6000.000000'),
    withdraw: withdraw('25.000000'),
    withdrawLarge: withdraw('5000.000000'),
    async approve() {
      if (withdrawalId === undefined) throw new InvalidStateError();
      await control(`/sandbox/withdrawals/${withdrawalId}/decisions`, { decision: 'approve' });
    },
    async reorganise() {
      if (depositId === undefined) throw new InvalidStateError();
      await control(`/sandbox/deposits/${depositId}/reorganisation`, {});
    },
  };
}
