import { isRecord } from '../../../packages/base/encoding/json.ts';
import type { Action, Machine } from '../../../src/playground/provider/machine.ts';
import { getSandbox } from '../sandboxes.ts';
import type { Text } from '../strings/text.ts';
import { type ActionDefinition, createActionContext, type MachineDefinition } from './action.ts';
import { describeBalances } from './balances.ts';
import { cardOrders } from './card-orders.ts';
import { cards } from './cards.ts';
import { holders } from './holders.ts';
import { findNext } from './next.ts';
import { payments, quotes } from './payments.ts';
import { deposits, withdrawals } from './tokens.ts';

/** By the name of the machine in the contract. */
const MACHINES: Record<string, MachineDefinition> = {
  CardStatus: cards,
  CardOrderStatus: cardOrders,
  HolderStatus: holders,
  QuoteStatus: quotes,
  PaymentStatus: payments,
  DepositStatus: deposits,
  WithdrawalStatus: withdrawals,
};

type Context = { locale: string; t: Text };

/** The machines as the playground runs them. */
export function createMachines(context: Context): Record<string, Machine> {
  return Object.fromEntries(
    Object.entries(MACHINES).map(([name, definition]) => [name, createMachine(definition, context)]),
  );
}

function createMachine({ kind, idField, initial, actions }: MachineDefinition, context: Context): Machine {
  return {
    kind,
    initial: initial.map((one) => createAction(one, idField, context)),
    actions: actions.map((one) => ({ by: one.by, ...createAction(one, idField, context) })),
    balances: (session, id) =>
      describeBalances(getSandbox(session).getState(), { kind, ...(id !== undefined && { id }) }, context.t),
    next: (session, id) => findNext({ kind, id }, getSandbox(session)),
  };
}

function createAction({ name, run }: ActionDefinition, idField: string, { locale, t }: Context): Action {
  const label = t(`machines:action.${name}`);
  return {
    id: name,
    label,
    async run(session, id = '') {
      const { data, ...result } = await run(createActionContext(getSandbox(session), locale), id);
      const made = isRecord(data) ? data[idField] : undefined;
      return {
        ...result,
        ...(typeof made === 'string' && { objectId: made }),
        // A reason without a message is that of the card network.
        ...(result.code !== undefined &&
          result.message === undefined && { explanation: t('machines:declined', { what: label }) }),
      };
    },
  };
}
