import { useText } from '../strings/use-text.ts';
import type { FeeRow } from './fee-breakdown.ts';

/** The rows of a breakdown, each with how its value was worked out. */
export function FeeBreakdown({ rows }: { rows: FeeRow[] }) {
  const { t } = useText();
  return (
    <dl className="fee-breakdown" aria-live="polite">
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
