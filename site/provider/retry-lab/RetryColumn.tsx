import { subtractAmounts } from '../../../packages/simulator/core/ledger/amounts.ts';
import { JsonText } from '../../../src/playground/ui/JsonText.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { type RetryOperation, SUBJECTS } from './retry-operations.ts';
import { nameResponse, type RetryResult, type RetryStrategy } from './run-retry.ts';

type RetryColumnProps = {
  operation: RetryOperation;
  strategy: RetryStrategy;
  result: RetryResult | undefined;
  isRunning: boolean;
  /** A run is under way, here or in another column. */
  isBlocked: boolean;
  onRun: () => void;
};

const BADGES = { sameKey: 'badge--ok', newKey: 'badge--now', lost: 'badge--bad' };

/** One way to retry: with which key and number, what came back, and what it cost. */
export function RetryColumn({ operation, strategy, result, isRunning, isBlocked, onRun }: RetryColumnProps) {
  const { t } = useText();
  const title = t(`retry-lab:column.${strategy}.title`);
  const isTwice = result !== undefined && result.orders > 1;
  return (
    <section className="stack retry-column" aria-label={title}>
      <h3>
        {title} <span className={`badge ${BADGES[strategy]}`}>{t(`retry-lab:column.${strategy}.badge`)}</span>
      </h3>
      <p>{t(`retry-lab:column.${strategy}.text`)}</p>
      {result && <RetryFacts operation={operation} result={result} />}
      <p className="retry-column__foot">
        {result && (
          <span className={isTwice ? 'check check--bad' : 'check'}>
            <Icon name={isTwice ? 'warn' : 'check'} />
            {isTwice
              ? t('retry-lab:tooMuch', { amount: subtractAmounts(result.taken, SUBJECTS[operation].total) })
              : t('retry-lab:paidOnce')}
          </span>
        )}
        <button
          type="button"
          className={`button button--small${strategy === 'sameKey' ? ' button--primary' : ''}`}
          aria-label={t('retry-lab:runOf', { column: title })}
          disabled={isBlocked}
          title={isBlocked && !isRunning ? t('retry-lab:blocked') : undefined}
          onClick={onRun}
        >
          <Icon name="play" />
          {t(isRunning ? 'retry-lab:running' : 'retry-lab:run')}
        </button>
      </p>
    </section>
  );
}

/** What was sent, what came back, and what it cost. */
function RetryFacts({ operation, result }: { operation: RetryOperation; result: RetryResult }) {
  const { t } = useText();
  const { first, retry, isReplayed, orders, taken, left } = result;
  const response = `${nameResponse(retry)}${isReplayed ? ` ${t('retry-lab:replayed')}` : ''}`;
  return (
    <>
      <dl>
        <Row name="Idempotency-Key" value={t(retry.key === first.key ? 'retry-lab:same' : 'retry-lab:new')} isCode />
        <Row name="merchantOrderNo" value={retry.number} isCode />
        <Row name={t('retry-lab:firstResponse')} value={nameResponse(first)} />
        <Row name={t('retry-lab:response')} value={response} />
        <Row name={t('retry-lab:orders')} value={String(orders)} />
        <Row name={t(`retry-lab:operation.${operation}.taken`)} value={`${taken} USD`} />
        <Row name={t(`retry-lab:operation.${operation}.left`)} value={`${left} USD`} />
      </dl>
      <div className="retry-column__bar" aria-hidden="true">
        <i className="on" />
        <i className={orders > 1 ? 'bad' : undefined} />
      </div>
      <details className="form-fold">
        <summary>
          {t('retry-lab:open')}
          <Icon name="chevron" />
        </summary>
        <JsonText text={retry.exchange.responseBody} />
      </details>
    </>
  );
}

function Row({ name, value, isCode }: { name: string; value: string | undefined; isCode?: boolean }) {
  return (
    <div>
      <dt>{isCode ? <code>{name}</code> : name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
