import type { CardProduct } from '../../../packages/simulator/core/contract/schemas.ts';
import { useText } from '../strings/use-text.ts';
import { type CardAction, compareFees } from './fee-breakdown.ts';

type FeeComparisonProps = { action: CardAction; amount: string; product: CardProduct; products: CardProduct[] };

/** What the same action costs with each product of the same currency, where that differs. */
export function FeeComparison({ action, amount, product: chosen, products }: FeeComparisonProps) {
  const { t } = useText();
  const rows = compareFees(
    action,
    amount,
    products.filter(({ currency }) => currency === chosen.currency),
  );
  const highest = Math.max(...rows.map(({ fee }) => Number(fee)));
  if (rows.every(({ fee }) => Number(fee) === highest)) return null;
  return (
    <div className="fee-comparison">
      <h3>{t('calculator:compare')}</h3>
      <dl>
        {rows.map(({ product: { cardManageId, name, currency }, fee }) => (
          <div
            key={cardManageId}
            aria-current={cardManageId === chosen.cardManageId || undefined}
            style={{ backgroundSize: `${(100 * Number(fee)) / highest}% 4px` }}
          >
            <dt>{name}</dt>
            <dd>
              {fee} {currency}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
