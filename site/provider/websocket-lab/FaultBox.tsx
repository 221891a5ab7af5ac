import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { BAD_FRAME, PROVOKED_CODES, provokeClose } from './provoke-close.ts';
import type { SessionControls } from './use-session.ts';

/** Beside the timeline, not above it. */
export const WIDE = '(min-width: 1100px)';

/** Mistakes and failures, with the close code that each of them ends in. */
export function FaultBox({ controls: { session, events, snapshot, isBusy, run } }: { controls: SessionControls }) {
  const { t } = useText();
  const sendBadFrame = async () => {
    if (!snapshot.isOpen) await session.connect();
    await session.send(BAD_FRAME);
  };
  const loseAcknowledgement = () => session.environment.control('addFault', {}, { kind: 'lost_acknowledgement' });
  return (
    <details className="lab-box" open={matchMedia(WIDE).matches}>
      <summary>
        <h3>
          <Icon name="stop" />
          {t('websocket-lab:fault.title')}
          <small>{t('websocket-lab:fault.code')}</small>
          <Icon name="chevron" />
        </h3>
      </summary>
      <div className="lab-actions">
        <button type="button" className="button" disabled={isBusy} onClick={() => run(sendBadFrame)}>
          {t('websocket-lab:fault.badFrame')}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => run(loseAcknowledgement)}>
          {t('websocket-lab:fault.lostAck')}
        </button>
        {PROVOKED_CODES.map((code) => (
          <button
            key={code}
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => run(() => provokeClose(code, session, events))}
          >
            {t(`websocket-lab:fault.${code}`)}
            <small>{code}</small>
          </button>
        ))}
      </div>
    </details>
  );
}
