import type { ControlSchema } from '../../../packages/simulator/core/contract/schemas.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import { prepare } from '../fields/prepare.ts';
import type { ActionContext, MachineDefinition, ObjectAction } from './action.ts';

const CHAIN = 'TRON';
/** The account of a test vector of the contract. */
const DESTINATION = 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw';
/** Longer than a deposit takes to become final. */
const FINALITY_MS = 600_000;
/** Enough for a withdrawal that is reviewed. */
const FUNDS = '6000.000000';

/** `DepositStatus`. */
export const deposits: MachineDefinition = {
  kind: 'deposit',
  idField: 'depositId',
  initial: [
    { name: 'deposit', run: (context) => deposit('100.000000', context) },
    { name: 'depositSmall', run: (context) => deposit('0.990000', context) },
  ],
  actions: [
    { name: 'revert', by: 'external', run: ({ control }, depositId) => control('revertDeposit', { depositId }) },
  ],
};

/** `WithdrawalStatus`: amounts trigger a review, or a failure. */
export const withdrawals: MachineDefinition = {
  kind: 'withdrawal',
  idField: 'withdrawalId',
  initial: [
    { name: 'withdrawToken', run: (context) => withdraw('25.000000', context) },
    { name: 'withdrawReviewed', run: (context) => withdraw('5000.000000', context) },
    { name: 'withdrawFailed', run: (context) => withdraw('25.130000', context) },
  ],
  actions: [decide('approve'), decide('reject'), decide('fail')],
};

async function deposit(value: string, context: ActionContext) {
  const userId = await findUser(context);
  return context.control('deposit', { userId }, { chainType: CHAIN, amount: { value, currency: 'USDT' } });
}

async function withdraw(value: string, context: ActionContext) {
  const { source, getState, call, createNumber } = context;
  const userId = await findUser(context);
  const user = listValues(getState().tokens.users).find((one) => one.userId === userId);
  const available = user?.balances.find(({ currency }) => currency === 'USDT')?.available ?? '0';
  // With room for the fee.
  if (Number(available) < Number(value) + 100) {
    await deposit(FUNDS, context);
    await advanceClock(source.provider, FINALITY_MS);
  }
  return call('withdrawToken', {
    ...{ userId, merchantOrderNo: createNumber(), chainType: CHAIN, toAddress: DESTINATION },
    amount: { value, currency: 'USDT' },
  });
}

async function findUser({ source, getState }: ActionContext): Promise<string> {
  const find = () =>
    listValues(getState().tokens.users).find(({ status, settleTo }) => status === 'active' && settleTo === 'user')
      ?.userId;
  if (find() === undefined) await prepare('user', source);
  return find() ?? '';
}

function decide(decision: ControlSchema<'WithdrawalDecision'>['decision']): ObjectAction {
  return {
    name: decision,
    by: 'external',
    run: ({ control }, withdrawalId) => control('decideWithdrawal', { withdrawalId }, { decision }),
  };
}
