import './calculator.css';
import { useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { listProducts } from '../../sandbox/cards/products.ts';
import { findScale } from '../../sandbox/ledger/amounts.ts';
import { CHANNELS } from '../../sandbox/payouts/channel-fixtures.ts';
import { createTestState } from '../../sandbox/test-merchant.ts';
import { AmountField } from './AmountField.tsx';
import { SumTable } from './SumTable.tsx';
import { CARD_ACTIONS, type CardAction, isCalculable, sumCardAction, sumPayout } from './sum.ts';

/** Fees of cards and payouts, and exchange, by the formulas of the contract and with the values of the sandbox. Nothing is stored. */
export function Calculator() {
  return (
    <div className="tool-columns">
      <CardCalculator />
      <PayoutCalculator />
    </div>
  );
}

function CardCalculator() {
  const { t } = useText();
  const locale = getLocale();
  const [products] = useState(() =>
    // Shared cards are neither loaded nor cancelled in the sandbox.
    listProducts({ state: createTestState({ seed: 'calculator', time: 0 }) }, locale)
      .filter(({ model }) => model === 'prepaid')
      .toReversed(),
  );
  const [action, setAction] = useState<CardAction>('open');
  const [id, setId] = useState(products[0]?.cardManageId ?? '');
  const [amount, setAmount] = useState('100.00');
  const product = products.find(({ cardManageId }) => cardManageId === id);
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
        label={t(action === 'cancel' ? 'calculator:row.balance' : 'calculator:row.amount')}
        currency={product.currency}
        scale={scale}
        text={amount}
        isRight={isRight}
        onText={setAmount}
      />
      {isRight && <SumTable rows={sumCardAction(action, amount, product)} />}
    </section>
  );
}

function PayoutCalculator() {
  const { t } = useText();
  const locale = getLocale();
  const [product, setProduct] = useState(CHANNELS[0]?.product ?? '');
  const [side, setSide] = useState<'source' | 'target'>('source');
  const [amount, setAmount] = useState('250.00');
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
      {isRight && <SumTable rows={sumPayout(side, amount, channel)} />}
    </section>
  );
}

/** Of the two that the sandbox has names in. */
function getLocale(): 'zh' | 'en' {
  return document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
}
