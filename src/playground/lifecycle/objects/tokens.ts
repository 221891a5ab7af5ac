import { prepare } from '../../../../provider/fields/prepare.ts';
import { listValues } from '../../../../provider/simulator/state/table.ts';
import { advanceClock } from '../../client/advance-clock.ts';
import type { Lifecycle, Move, MoveTools } from '../move.ts';

const CHAIN = 'TRON';
/** The account of a test vector of the contract. */
const DESTINATION = 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw';
/** Longer than a deposit takes to become final. */
const FINALITY_MS = 600_000;
/** Enough for a withdrawal that is reviewed. */
const FUNDS = '6000.000000';

/** `DepositStatus`. */
export const deposits: Lifecycle = {
  kind: 'deposit',
  idField: 'depositId',
  starts: [
    { name: 'deposit', rows: ['D1'], make: (tools) => deposit('100.000000', tools) },
    { name: 'depositSmall', rows: ['D1'], make: (tools) => deposit('0.990000', tools) },
  ],
  moves: [
    {
      name: 'revert',
      by: 'outside',
      rows: ['D4'],
      make: (depositId, { control }) => control(`/sandbox/deposits/${depositId}/reorganisation`),
    },
  ],
};

/** `WithdrawalStatus`: amounts trigger a review, or a failure. */
export const withdrawals: Lifecycle = {
  kind: 'withdrawal',
  idField: 'withdrawalId',
  starts: [
    { name: 'withdrawToken', rows: ['W1'], make: (tools) => withdraw('25.000000', tools) },
    { name: 'withdrawReviewed', rows: ['W1'], make: (tools) => withdraw('5000.000000', tools) },
    { name: 'withdrawFailed', rows: ['W1'], make: (tools) => withdraw('25.130000', tools) },
  ],
  moves: [decide('approve', 'W3'), decide('reject', 'W4'), decide('fail', 'W6')],
};

async function deposit(value: string, tools: MoveTools) {
  const path = `/sandbox/users/${await findUser(tools)}/deposits`;
  return tools.control(path, { chainType: CHAIN, amount: { value, currency: 'USDT' } });
}

async function withdraw(value: string, tools: MoveTools) {
  const { source, getState, call, createNumber } = tools;
  const userId = await findUser(tools);
  const user = listValues(getState().tokens.users).find((one) => one.userId === userId);
  const available = user?.balances.find(({ currency }) => currency === 'USDT')?.available ?? '0';
  // With room for the fee.
  if (Number(available) < Number(value) + 100) {
    await deposit(FUNDS, tools);
    await advanceClock(source.provider, FINALITY_MS);
  }
  const amount = { value, currency: 'USDT' };
  const order = { userId, merchantOrderNo: createNumber(), chainType: CHAIN, amount, toAddress: DESTINATION };
  return call('withdrawToken', order);
}

async function findUser({ source, getState }: MoveTools): Promise<string> {
  const find = () =>
    listValues(getState().tokens.users).find(({ status, settleTo }) => status === 'active' && settleTo === 'user')
      ?.userId;
  if (find() === undefined) await prepare('user', source);
  return find() ?? '';
}

function decide(decision: 'approve' | 'reject' | 'fail', row: string): Move {
  return {
    name: decision,
    by: 'outside',
    rows: [row],
    make: (withdrawalId, { control }) => control(`/sandbox/withdrawals/${withdrawalId}/decisions`, { decision }),
  };
}
