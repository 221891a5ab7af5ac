import { useText } from '../../hooks/use-text.ts';
import { formatTime } from '../view/format.ts';
import type { LedgerRow } from './use-card.ts';

/** Every step, newest first; what changed is bold, what was refused is grey. */
export function Ledger({ rows }: { rows: LedgerRow[] }) {
  const { t } = useText();
  if (rows.length === 0) return null;
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
            {(['wallet', 'walletFrozen', 'card', 'cardFrozen'] as const).map((name) => (
              <th key={name} scope="col" className="life-ledger__amount">
                {t(`lifecycle-lab:ledger.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const before = rows[index + 1];
            const amounts = [...row.wallet, ...row.card];
            const former = before && [...before.wallet, ...before.card];
            return (
              <tr key={row.id} className={row.isRefused ? 'life-ledger__refused' : undefined}>
                <td>{formatTime(row.time)}</td>
                <td>
                  {row.move ? t(`lifecycle-lab:move.${row.move}`) : t('lifecycle-lab:clock')}{' '}
                  {row.isRefused && <span>{t('lifecycle-lab:refused', { code: row.code ?? '' })}</span>}
                </td>
                <td>
                  <code>{row.status}</code>
                </td>
                {amounts.map((amount, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                  <td key={column} className="life-ledger__amount">
                    {former && former[column] !== amount ? <b>{amount}</b> : amount}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
