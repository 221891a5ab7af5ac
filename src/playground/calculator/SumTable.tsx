import { useText } from '../../hooks/use-text.ts';
import type { SumRow } from './sum.ts';

/** A sum line by line, with the way to each value beside it. */
export function SumTable({ rows }: { rows: SumRow[] }) {
  const { t } = useText();
  return (
    <dl className="sum-table" aria-live="polite">
      {rows.map(({ name, value, currency, terms, isTotal }) => (
        <div key={name} data-total={isTotal}>
          <dt>{t(`calculator:row.${name}`)}</dt>
          <dd>
            {terms && <small>{terms}</small>}
            <span>
              {value} {currency}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
