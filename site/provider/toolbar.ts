import type { State } from '../../packages/simulator/core/state/state.ts';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import { getWalletBalance } from '../../packages/simulator/core/wallet/wallet-ledger.ts';
import type { Toolbar, Upcoming } from '../../src/playground/provider/toolbar.ts';
import { advanceClock } from './environments/advance-clock.ts';
import type { PageProvider } from './environments/page-provider.ts';
import { getPresent } from './environments/present.ts';
import { parseState } from './environments/state-storage.ts';
import type { Text } from './strings/text.ts';

const SECONDS_MS = 2000;
const DAY_MS = 86_400_000;

/** The clock, the wallet and the state of a sandbox. */
export function createToolbar(sandbox: PageProvider, t: Text): Toolbar {
  const state = sandbox.getState();
  const { available, frozen } = getWalletBalance(state, 'USD');
  const text = `${available} USD`;
  return {
    clock: {
      time: getPresent(state),
      isStopped: state.clock.mode === 'stopped',
      advance: (ms) => advanceClock(sandbox, ms),
      steps: [
        { label: t('provider:plusSeconds'), ms: SECONDS_MS },
        { label: t('provider:plusDay'), ms: DAY_MS },
      ],
    },
    items: [
      {
        icon: 'wallet',
        text,
        ...(frozen !== '0.00' && { detail: t('provider:frozen', { amount: frozen }) }),
        about: t('provider:firstWallet', { amount: text }),
      },
    ],
    state: {
      isUsed: listValues(state.holders).length + listValues(state.orderNumbers).length > 0,
      save: () => JSON.stringify(sandbox.getState()),
      async load(file) {
        const loaded = parseState(file);
        if (loaded) await sandbox.load(loaded);
        return loaded !== undefined;
      },
      reset: async () => void (await sandbox.control('reset', {})),
    },
  };
}

const WAITED_FOR = ['kyc-decision', 'card-order', 'payment-step', 'withdrawal-step', 'deposit-final'] as const;

/** The next timer that a reader waits for, of any object or of one. */
export function findUpcoming(state: State, t: Text, objectId?: string): Upcoming | undefined {
  for (const { kind, at, subject } of state.timers.flat()) {
    const known = WAITED_FOR.find((one) => one === kind);
    if (!known || (objectId !== undefined && subject !== objectId)) continue;
    return { at, waitMs: Math.max(0, at - getPresent(state)), label: t(`provider:timer.${known}`) };
  }
  return undefined;
}
