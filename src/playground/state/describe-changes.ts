import type { Text } from '../../strings/i18n.ts';
import type { StateChange } from '../client/state-changes.ts';

/** What a step changed as sentences, for those who do not see it: `Wallet: available 897.50 USD, frozen 102.50 USD. Card: pending.` */
export function describeChanges(changes: StateChange[], isRefused: boolean, t: Text) {
  if (changes.length === 0) return t(isRefused ? 'playground:nothingChangedRefused' : 'playground:nothingChanged');
  return changes
    .map(({ kindLabel: what, isNew, status, amounts }) => {
      const values = amounts
        .filter(({ before }) => isNew || before !== undefined)
        .map(({ label, after, currency }) => [label, after, currency].filter(Boolean).join(' '));
      return t('playground:nowIs', {
        what,
        values: [...(status ? [status.after] : []), ...values].join(t('separator.list')),
      });
    })
    .join(' ');
}
