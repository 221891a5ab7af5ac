import { formatTime } from '../../../src/playground/ui/format.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { findMissedAckStep, MISSED_ACK_STEPS } from './missed-ack.ts';
import type { Timeline } from './timeline.ts';
import type { SessionControls } from './use-session.ts';

type MissedAckGuideProps = { timeline: Timeline; controls: SessionControls; isPast: boolean };

/** Four steps to a redelivery, each with its one button; what was done elsewhere in the lab counts. */
export function MissedAckGuide({ timeline, controls, isPast }: MissedAckGuideProps) {
  const { t } = useText();
  const { session, events, snapshot, isBusy, run } = controls;
  const { step, message } = findMissedAckStep(timeline);
  const current = step === 'done' ? MISSED_ACK_STEPS.length : MISSED_ACK_STEPS.indexOf(step);
  const { attempts = [], nextAt = timeline.now, messageId = '' } = message ?? {};
  const values = { time: formatTime(nextAt), attempt: attempts.length };
  const act = {
    connect: () => session.connect(),
    deposit: events.deposit,
    miss: () => session.environment.advance(nextAt - timeline.now),
    acknowledge: () => session.acknowledge(messageId),
  };
  return (
    <section className="ws-guide" aria-label={t('websocket-lab:guide.title')}>
      <h3>{t('websocket-lab:guide.title')}</h3>
      <ol>
        {MISSED_ACK_STEPS.map((name, index) => (
          <li
            key={name}
            className={index < current ? 'ws-guide__done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <b>{t(`websocket-lab:guide.${name}.title`)}</b>
            {index < current && <Icon name="check" />}
            {index === current && (
              <>
                <p>{t(`websocket-lab:guide.${name}.text`, values)}</p>
                <button
                  type="button"
                  className="button button--small button--primary"
                  disabled={isBusy || isPast}
                  onClick={() => run(act[name])}
                >
                  {t(`websocket-lab:guide.${name}.action`, values)}
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {message && step === 'done' && (
        <p className="ws-guide__end">
          <span className="check">
            <Icon name="check" />
            {t('websocket-lab:guide.done', { seq: message.seq, count: attempts.length })}
          </span>
          {!snapshot.acknowledgesAtOnce && (
            <button
              type="button"
              className="button button--small button--suggested"
              onClick={() => session.acknowledgeAtOnce(true)}
            >
              {t('websocket-lab:guide.automatic')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
