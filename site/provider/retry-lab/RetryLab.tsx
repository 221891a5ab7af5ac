import './retry-lab.css';
import { useState } from 'react';
import { useLabSession } from '../../../src/playground/environment/use-session.ts';
import { LabDialog } from '../../../src/playground/lab/LabDialog.tsx';
import type { LabProps } from '../../../src/playground/lab/lab-props.ts';
import { getProvider } from '../../../src/playground/load-provider.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import type { CallSource } from '../fields/prepare.ts';
import { getSandbox } from '../sandboxes.ts';
import { useText } from '../strings/use-text.ts';
import { Choice } from './Choice.tsx';
import { RetryColumn } from './RetryColumn.tsx';
import { RetryPicture } from './RetryPicture.tsx';
import { RETRY_OPERATIONS, type RetryOperation, SUBJECTS } from './retry-operations.ts';
import {
  FAULTS,
  RETRY_STRATEGIES,
  type RetryFault,
  type RetryResult,
  type RetryStrategy,
  runRetry,
} from './run-retry.ts';

/** A call that moves money and gets no response, retried in three ways: what each of them costs. */
export function RetryLab({ locale, onClose }: LabProps) {
  const { t } = useText();
  const { session } = useLabSession(getProvider(locale));
  const provider = getSandbox(session);
  const [operation, setOperation] = useState(getNamed);
  const [fault, setFault] = useState<RetryFault>('timeout_after_commit');
  const retries = useRetries({ operation, fault }, { provider, locale });
  const choose = (next: Partial<Situation>) => {
    if (next.fault) setFault(next.fault);
    if (next.operation) setOperation(next.operation);
    retries.clear();
  };
  return (
    <LabDialog title={t('retry-lab:title')} locale={locale} announcement={retries.announcement} onClose={onClose}>
      <p className="lab__lead">{t('retry-lab:lead')}</p>
      <Choice
        name="retry-operation"
        title={t('retry-lab:operation.title')}
        values={RETRY_OPERATIONS}
        value={operation}
        label={(name) => t(`retry-lab:operation.${name}.title`)}
        isBlocked={retries.running !== undefined}
        onChoose={(name) => choose({ operation: name })}
      />
      <Choice
        name="retry-fault"
        title={t('retry-lab:fault.title')}
        values={FAULTS}
        value={fault}
        label={(name) => t(`retry-lab:fault.${name}.title`)}
        isBlocked={retries.running !== undefined}
        onChoose={(name) => choose({ fault: name })}
      />
      <RetryStory operation={operation} fault={fault} />
      <RetryPicture fault={fault} operation={operation} />
      {retries.hasFailed && (
        <p className="lab-notice" role="alert">
          <Icon name="stop" />
          {t('playground:failed')}
        </p>
      )}
      <div className="retry-columns">
        {RETRY_STRATEGIES.map((strategy) => (
          <RetryColumn
            key={strategy}
            strategy={strategy}
            operation={operation}
            result={retries.results[strategy]}
            isRunning={retries.running === strategy}
            isBlocked={retries.running !== undefined}
            onRun={() => void retries.run(strategy)}
          />
        ))}
      </div>
      {fault !== 'timeout_after_commit' && (
        <p className="retry-note">
          <Icon name="info" />
          {t('retry-lab:unnoticed')}
        </p>
      )}
      <p className="retry-rule">
        <Icon name="warn" />
        <span>
          <b>{t('retry-lab:rule')}</b> {t('retry-lab:ruleText')}
        </span>
      </p>
    </LabDialog>
  );
}

type Situation = { operation: RetryOperation; fault: RetryFault };

/** The results of the retries, one for each strategy, and whether one is running. */
function useRetries(situation: Situation, source: CallSource) {
  const { t } = useText();
  const [results, setResults] = useState<Partial<Record<RetryStrategy, RetryResult>>>({});
  const [running, setRunning] = useState<RetryStrategy>();
  const [announcement, setAnnouncement] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const run = async (strategy: RetryStrategy) => {
    setRunning(strategy);
    setFailed(false);
    try {
      const result = await runRetry({ ...situation, strategy }, source);
      setResults((old) => ({ ...old, [strategy]: result }));
      setAnnouncement(
        t('retry-lab:announced', {
          column: t(`retry-lab:column.${strategy}.title`),
          orders: t(result.orders > 1 ? 'retry-lab:paidTwice' : 'retry-lab:paidOnce'),
          amount: result.taken,
        }),
      );
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setRunning(undefined);
    }
  };
  return { results, running, announcement, hasFailed, run, clear: () => setResults({}) };
}

/** What happens, in words: the order is sent, the fault occurs, and the client retries. */
function RetryStory({ operation, fault }: Situation) {
  const { t } = useText();
  return (
    <ol className="retry-story" aria-label={t('retry-lab:story')}>
      <li>
        <Icon name="up" />
        {t(`retry-lab:operation.${operation}.sent`)}
      </li>
      <li>
        <Icon name={fault === 'timeout_after_commit' ? 'check' : 'x'} />
        {t(`retry-lab:fault.${fault}.provider`, { total: SUBJECTS[operation].total })}
      </li>
      <li className="retry-story__bad">
        <Icon name="warn" />
        {t(`retry-lab:fault.${fault}.client`)}
      </li>
      <li>
        <Icon name="redo" />
        {t('retry-lab:again')}
      </li>
    </ol>
  );
}

/** The operation whose page led here. */
function getNamed(): RetryOperation {
  const name = new URLSearchParams(location.search).get('operation');
  return RETRY_OPERATIONS.find((operation) => operation === name) ?? 'rechargeCard';
}
