import { subtractAmounts } from '../../../provider/simulator/ledger/amounts.ts';
import { useText } from '../../hooks/use-text.ts';
import { CARD_STATES } from '../../site/run-links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { findCard } from './find-card.ts';
import type { Run } from './use-run.ts';

type RunSummaryProps = { run: Run /** Path of the page that comes next. */; onwards: string; isNarrow: boolean };

/** The card that was opened, where the money is, and two ways on. */
export function RunSummary({ run: { state, sums, cardId }, onwards, isNarrow }: RunSummaryProps) {
  const { t } = useText();
  const card = findCard(state, cardId);
  if (!card?.balance || !sums) return null;
  const wallet = state.wallet.balances.USD?.available ?? '0.00';
  const fees = subtractAmounts(subtractAmounts(sums.startWallet, wallet), card.balance.available);
  return (
    <section className={isNarrow ? 'run-summary run-summary--narrow' : 'run-summary'}>
      <dl>
        <Fact name={t('playground:flow.yourCard')}>{card.maskedPan}</Fact>
        <Fact name={t('playground:flow.status')}>
          <span className="badge badge--ok">{card.status}</span>
        </Fact>
        <Fact name={t('playground:flow.onCard')}>{card.balance.available} USD</Fact>
        <Fact name={t('playground:flow.inWallet')}>{wallet} USD</Fact>
        <Fact name={t('playground:flow.fees')}>{fees} USD</Fact>
      </dl>
      <p>
        <SmartLink className="button button--small" href={CARD_STATES}>
          {t('playground:flow.cardStates')}
        </SmartLink>
        <SmartLink className="button button--small button--suggested" href={onwards}>
          {t('playground:flow.onwards')}
          <Icon name="right" />
        </SmartLink>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
