import { useText } from '../../hooks/use-text.ts';
import type { CardProduct } from '../../sandbox/contract/schemas.ts';
import { type CardAction, compareFees } from './sum.ts';

type FeeComparisonProps = { action: CardAction; amount: string; product: CardProduct; products: CardProduct[] };

/** What the same action costs with each product of the same currency. */
export function FeeComparison({ action, amount, product: chosen, products }: FeeComparisonProps) {
  const { t } = useText();
  const rows = compareFees(
    action,
    amount,
    products.filter(({ currency }) => currency === chosen.currency),
  );
  const highest = Math.max(...rows.map(({ fee }) => Number(fee)));
  return (
    <div className="fee-comparison">
      <h3 id="fee-comparison">{t('calculator:compare')}</h3>
      <ul aria-labelledby="fee-comparison">
        {rows.map(({ product: { cardManageId, name, currency }, fee }) => (
          <li key={cardManageId} aria-current={cardManageId === chosen.cardManageId || undefined}>
            {name}
            <span>
              {fee} {currency}
            </span>
            <i style={{ inlineSize: `${highest > 0 ? (100 * Number(fee)) / highest : 0}%` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
