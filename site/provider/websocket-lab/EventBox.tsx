import type { IconName } from '../../../.generated/icons.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { EXTERNAL_EVENTS, type ExternalEvent } from './external-events.ts';
import type { SessionControls } from './use-session.ts';

const ICONS: Record<ExternalEvent, IconName> = {
  deposit: 'plus',
  smallDeposit: 'plus',
  largeDeposit: 'plus',
  reorganise: 'redo',
  withdraw: 'up',
  withdrawLarge: 'up',
  approve: 'check',
};

const WAITS_S = [10, 30, 120] as const;

/** Triggers external events, and moves the time. */
export function EventBox({ controls: { session, events, isBusy, run } }: { controls: SessionControls }) {
  const { t } = useText();
  return (
    <section className="lab-box">
      <h3>
        <Icon name="pulse" />
        {t('websocket-lab:event.title')}
      </h3>
      <div className="lab-actions ws-lab__events">
        {EXTERNAL_EVENTS.map((event) => (
          <button key={event} type="button" className="button" disabled={isBusy} onClick={() => run(events[event])}>
            <Icon name={ICONS[event]} />
            {t(`websocket-lab:event.${event}`)}
          </button>
        ))}
      </div>
      <div className="row row--wrap caption ws-lab__waits">
        <span>
          <Icon name="clock" />
          {t('websocket-lab:wait')}
        </span>
        <span className="button-group">
          {WAITS_S.map((seconds) => (
            <button
              key={seconds}
              type="button"
              className="button button--small"
              disabled={isBusy}
              onClick={() => run(() => session.environment.advance(seconds * 1000))}
            >
              {t('websocket-lab:seconds', { seconds })}
            </button>
          ))}
        </span>
      </div>
    </section>
  );
}
