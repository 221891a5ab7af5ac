import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { ProviderObject } from '../../../src/playground/provider/objects.ts';
import type { Text } from '../strings/text.ts';
import { listSubjects, type Subject } from './subjects.ts';

const ICONS = {
  wallet: 'wallet',
  card: 'card',
  cardOrder: 'list',
  holder: 'user',
  quote: 'text',
  payment: 'list',
  user: 'user',
  deposit: 'list',
  withdrawal: 'list',
} as const satisfies Record<Subject['kind'], ProviderObject['icon']>;

/** Everything that has a balance or a status, in the order money flows: wallet first. */
export function describeObjects(state: State, t: Text): ProviderObject[] {
  return listSubjects(state).map(({ kind, amounts, ...subject }) => ({
    ...subject,
    kind,
    kindLabel: t(`provider:kind.${kind}`),
    icon: ICONS[kind],
    ...(kind === 'wallet' && { isIdHidden: true as const }),
    amounts: amounts.map(({ name, ...amount }) => ({ ...amount, label: t(`provider:amount.${name}`) })),
  }));
}
