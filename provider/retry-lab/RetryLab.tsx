import './retry-lab.css';
import { useState } from 'react';
import { useLabSession } from '../../src/playground/environment/use-session.ts';
import { LabDialog } from '../../src/playground/lab/LabDialog.tsx';
import type { LabProps } from '../../src/playground/lab/lab-props.ts';
import { getProvider } from '../../src/playground/load-provider.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { getSandbox } from '../sandboxes.ts';
import { useText } from '../strings/use-text.ts';
import { RetryColumn } from './RetryColumn.tsx';
import { RetryPicture } from './RetryPicture.tsx';
import {
  FAULTS,
  RETRY_STRATEGIES,
  type RetryFault,
  type RetryResult,
  type RetryStrategy,
  runRetry,
} from './run-retry.ts';

/** A recharge whose response does not come, retried in three ways: what each of them costs. */
export function RetryLab({ locale, onClose }: LabProps) {
  const { t } = useText();
  const { session } = useLabSession(getProvider(locale));
  const provider = getSandbox(session);
  const [fault, setFault] = useState<RetryFault>('timeout_after_commit');
  const [results, setResults] = useState<Partial<Record<RetryStrategy, RetryResult>>>({});
  const [running, setRunning] = useState<RetryStrategy>();
  const [announcement, setAnnouncement] = useState('');
  const [hasFailed, setFailed] = useState(false);

  const choose = (next: RetryFault) => {
    setFault(next);
    setResults({});
  };
  const run = async (strategy: RetryStrategy) => {
    setRunning(strategy);
    setFailed(false);
    try {
      const result = await runRetry(strategy, fault, { provider, locale });
      setResults((old) => ({ ...old, [strategy]: result }));
      setAnnouncement(
        t('retry-lab:announced', {
          column: t(`retry-lab:column.${strategy}.title`),
          orders: t(result.orders > 1 ? 'retry-lab:paidTwice' : 'retry-lab:paidOnce'),
          amount: result.charged,
        }),
      );
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <LabDialog title={t('retry-lab:title')} locale={locale} announcement={announcement} onClose={onClose}>
      <p className="lab__lead">{t('retry-lab:lead')}</p>
      <fieldset className="retry-faults">
        <legend>{t('retry-lab:fault.title')}</legend>
        {FAULTS.map((name) => (
          <label key={name} className="chip">
            <input
              type="radio"
              name="retry-fault"
              className="visually-hidden"
              checked={name === fault}
              disabled={running !== undefined}
              onChange={() => choose(name)}
            />
            {t(`retry-lab:fault.${name}.title`)}
          </label>
        ))}
      </fieldset>
      <ol className="retry-story" aria-label={t('retry-lab:story')}>
        <li>
          <Icon name="up" />
          {t('retry-lab:sent')}
        </li>
        <li>
          <Icon name={fault === 'timeout_after_commit' ? 'check' : 'x'} />
          {t(`retry-lab:fault.${fault}.provider`)}
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
      <RetryPicture fault={fault} />
      {hasFailed && (
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
            result={results[strategy]}
            isRunning={running === strategy}
            isBlocked={running !== undefined}
            onRun={() => void run(strategy)}
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
