import { useText } from '../../hooks/use-text.ts';
import { CARD_STATES } from '../../site/run-links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import type { Run } from './use-run.ts';

type RunSummaryProps = { run: Run /** Path of the page that comes next. */; onwards: string; isNarrow: boolean };

/** What was made, where the money is, and two ways on. */
export function RunSummary({ run: { sums }, onwards, isNarrow }: RunSummaryProps) {
  const { t } = useText();
  const facts = sums?.result.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <section className={isNarrow ? 'run-summary run-summary--narrow' : 'run-summary'}>
      <dl>
        {facts.map(({ name, value, isStatus }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isStatus ? <span className="badge badge--ok">{value}</span> : value}</dd>
          </div>
        ))}
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
