import { useText } from '../../hooks/use-text.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import { formatInstant } from '../ui/format.ts';
import type { LedgerRow } from './ledger-rows.ts';

type LedgerProps = { rows: LedgerRow[]; machine: StateMachine };

/** Every step, newest first; what changed is bold, what was refused is grey. */
export function Ledger({ rows, machine }: LedgerProps) {
  const { t } = useText();
  const accounts = rows[0]?.accounts ?? [];
  const columns = accounts.flatMap(({ kind }) => [`${kind}.available`, `${kind}.frozen`] as const);
  return (
    <section
      className="life-ledger"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('lifecycle-lab:ledger.title')}
    >
      <table>
        <caption>{t('lifecycle-lab:ledger.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lifecycle-lab:ledger.time')}</th>
            <th scope="col">{t('lifecycle-lab:ledger.what')}</th>
            <th scope="col">{t('lifecycle-lab:ledger.status')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="life-ledger__amount">
                {t(`lifecycle-lab:ledger.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const before = rows[index + 1];
            const amounts = listAmounts(row);
            const former = before && listAmounts(before);
            return (
              <tr key={row.id} className={row.isRefused ? 'life-ledger__refused' : undefined}>
                <td>{formatInstant(row.time, before?.time)}</td>
                <td>
                  {describe(row, before)}{' '}
                  {row.isRefused && (
                    <span>
                      {row.code ? t('lifecycle-lab:refused', { code: row.code }) : t('lifecycle-lab:impossibleNow')}
                    </span>
                  )}
                </td>
                <td>
                  <code>{row.status}</code>
                </td>
                {columns.map((name, column) => (
                  <td key={name} className="life-ledger__amount">
                    {former && former[column] !== amounts[column] ? <b>{amounts[column]}</b> : amounts[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );

  /** What the clock did is named by the transition of the contract. */
  function describe({ what, subject, status }: LedgerRow, before: LedgerRow | undefined): string {
    if (what === 'start') return t('lifecycle-lab:ledger.start');
    if (what !== 'clock') return t(`lifecycle-lab:move.${what}`);
    const row =
      before?.subject === subject && before?.status !== status
        ? machine.transitions.find(({ from, to }) => from.includes(before?.status ?? '') && to === status)
        : undefined;
    return row ? t('lifecycle-lab:clockDid', { what: row.label }) : t('lifecycle-lab:clock');
  }
}

function listAmounts({ accounts }: LedgerRow): string[] {
  return accounts.flatMap(({ available, frozen }) => [available, frozen]);
}
