import { useText } from '../../hooks/use-text.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import { formatInstant } from '../ui/format.ts';
import { getRefusal, type LedgerRow } from './ledger-rows.ts';

type LedgerProps = { rows: LedgerRow[]; stateMachine: StateMachine };

/** Every step, newest first; what changed is bold, what was refused is grey. */
export function Ledger({ rows, stateMachine }: LedgerProps) {
  const { t } = useText();
  const columns = rows[0]?.accounts.flatMap(({ amounts }) => amounts.map(({ column }) => column)) ?? [];
  return (
    <section
      className="life-ledger"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('playground:machineLab.ledger.title')}
    >
      <table>
        <caption>{t('playground:machineLab.ledger.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('playground:machineLab.ledger.time')}</th>
            <th scope="col">{t('playground:machineLab.ledger.what')}</th>
            <th scope="col">{t('playground:machineLab.ledger.status')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="life-ledger__amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const before = rows[index + 1];
            const amounts = listAmounts(row);
            const former = before && listAmounts(before);
            const refusal = getRefusal(row);
            return (
              <tr key={row.id} className={refusal ? 'life-ledger__refused' : undefined}>
                <td>{formatInstant(row.time, before?.time)}</td>
                <td>
                  {describe(row, before)}{' '}
                  {refusal && (
                    <span>
                      {refusal.code
                        ? t('playground:machineLab.refused', { code: refusal.code })
                        : t('playground:machineLab.impossibleNow')}
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

  /** What the clock did is named by the transition of the documents. */
  function describe({ event, objectId, status }: LedgerRow, before: LedgerRow | undefined): string {
    if (event.kind === 'start') return t('playground:machineLab.ledger.start');
    if (event.kind === 'action') return event.label;
    const row =
      before?.objectId === objectId && before?.status !== status
        ? stateMachine.transitions.find(({ from, to }) => from.includes(before?.status ?? '') && to === status)
        : undefined;
    return row ? t('playground:machineLab.clockDid', { what: row.label }) : t('playground:machineLab.clock');
  }
}

function listAmounts({ accounts }: LedgerRow): string[] {
  return accounts.flatMap(({ amounts }) => amounts.map(({ value }) => value));
}
