import './calculator.css';
import { useState } from 'react';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import { findScale } from '../../../packages/simulator/core/ledger/amounts.ts';
import { CHANNELS } from '../../../packages/simulator/core/payouts/channel-fixtures.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { useStore } from '../../../src/hooks/use-store.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { EXAMPLE_VALUES, type ReaderValues } from '../values/reader-values.ts';
import { readerValues } from '../values/stored-values.ts';
import { AmountField } from './AmountField.tsx';
import { FeeBreakdown } from './FeeBreakdown.tsx';
import { FeeComparison } from './FeeComparison.tsx';
import { breakDownCardAction, breakDownPayout, CARD_ACTIONS, type CardAction, isCalculable } from './fee-breakdown.ts';

/**
 * Fees of cards and payouts, and exchange, by the formulas of the contract and with the values of the sandbox. It begins with the reader's
 * values as far as the sandbox has them, and stores nothing itself.
 */
export function Calculator() {
  const { t } = useText();
  const values = useStore(readerValues);
  const key = JSON.stringify(values);
  return (
    <>
      <p>
        <a className="button button--small" href="#your-values" aria-haspopup="dialog">
          <Icon name="pen" />
          {t('tryIt.values')}
        </a>
      </p>
      <div className="stack tool-columns">
        <CardCalculator key={`card ${key}`} values={values} />
        <PayoutCalculator key={`payout ${key}`} values={values} />
      </div>
    </>
  );
}

/** What the amount is called where it is not just that. */
const AMOUNTS: Partial<Record<CardAction, 'balance' | 'converted'>> = { cancel: 'balance', abroad: 'converted' };

type CalculatorProps = { values: ReaderValues };

function CardCalculator({ values }: CalculatorProps) {
  const { t } = useText();
  const locale = getLocale();
  const [products] = useState(() =>
    // Shared cards are neither loaded nor cancelled in the sandbox.
    listProducts({ state: createTestState({ seed: 'calculator', time: 0 }) }, locale)
      .filter(({ model }) => model === 'prepaid')
      .toReversed(),
  );
  const [action, setAction] = useState<CardAction>('open');
  const [id, setId] = useState(
    () => (products.find(({ cardManageId }) => cardManageId === values.product) ?? products[0])?.cardManageId ?? '',
  );
  const product = products.find(({ cardManageId }) => cardManageId === id);
  const [amount, setAmount] = useState(() => findAmount(values, product?.currency) ?? '100.00');
  if (!product) return null;
  const scale = findScale(product.currency) ?? 2;
  const isRight = isCalculable(amount, scale);
  return (
    <section className="tool-box calculator">
      <h2>{t('calculator:card')}</h2>
      <span className="segments">
        {CARD_ACTIONS.map((name) => (
          <button key={name} type="button" aria-pressed={name === action} onClick={() => setAction(name)}>
            {t(`calculator:action.${name}`)}
          </button>
        ))}
      </span>
      <label>
        {t('calculator:product')}
        <select className="tool-input" value={id} onChange={({ target }) => setId(target.value)}>
          {products.map(({ cardManageId, name }) => (
            <option key={cardManageId} value={cardManageId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <AmountField
        label={t(`calculator:row.${AMOUNTS[action] ?? 'amount'}`)}
        currency={product.currency}
        scale={scale}
        text={amount}
        isRight={isRight}
        onText={setAmount}
      />
      {isRight && (
        <>
          <FeeBreakdown rows={breakDownCardAction(action, amount, product)} />
          <FeeComparison action={action} amount={amount} product={product} products={products} />
        </>
      )}
    </section>
  );
}

function PayoutCalculator({ values }: CalculatorProps) {
  const { t } = useText();
  const locale = getLocale();
  const [product, setProduct] = useState(() => (findLinkedChannel() ?? CHANNELS[0])?.product ?? '');
  const [side, setSide] = useState<'source' | 'target'>('source');
  const [amount, setAmount] = useState(() => findAmount(values, CHANNELS[0]?.feeFixed.currency) ?? '250.00');
  const channel = CHANNELS.find((one) => one.product === product);
  if (!channel) return null;
  const currency = side === 'source' ? channel.feeFixed.currency : channel.targetCurrency;
  const scale = findScale(currency) ?? 2;
  const isRight = isCalculable(amount, scale);
  return (
    <section className="tool-box calculator">
      <h2>{t('calculator:payout')}</h2>
      <span className="segments">
        {(['source', 'target'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={name === side} onClick={() => setSide(name)}>
            {t(`calculator:side.${name}`)}
          </button>
        ))}
      </span>
      <label>
        {t('calculator:channel')}
        <select className="tool-input" value={product} onChange={({ target }) => setProduct(target.value)}>
          {CHANNELS.map(({ product: id, names, targetCurrency }) => (
            <option key={id} value={id}>
              {names[locale]} · {targetCurrency}
            </option>
          ))}
        </select>
      </label>
      <AmountField
        label={t(`calculator:row.${side}`)}
        currency={currency}
        scale={scale}
        text={amount}
        isRight={isRight}
        onText={setAmount}
      />
      {isRight && <FeeBreakdown rows={breakDownPayout(side, amount, channel)} />}
    </section>
  );
}

/** The reader's amount, where it is in this currency. */
function findAmount({ amount, currency = EXAMPLE_VALUES.currency }: ReaderValues, wanted?: string): string | undefined {
  return currency === wanted ? amount : undefined;
}

/** The channel that the link to this page names: `?channel=eur_sepa`. */
function findLinkedChannel() {
  const name = new URLSearchParams(location.search).get('channel');
  return CHANNELS.find(({ product }) => product === name);
}

/** Of the two that the sandbox has names in. */
function getLocale(): 'zh' | 'en' {
  return document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
}
