import { useState } from 'react';
import { shorten } from '../../../src/playground/ui/shorten-id.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { SessionControls } from './use-session.ts';

type ConnectionBoxProps = {
  controls: SessionControls;
  /** The guide has the primary button. */
  isGuided: boolean;
};

/** The connection: open, closed with a code, or not opened yet, and what can be done to it. */
export function ConnectionBox({ controls, isGuided }: ConnectionBoxProps) {
  const { t } = useText();
  const { session, snapshot, isBusy, run } = controls;
  const [resumeFrom, setResumeFrom] = useState('');
  const { isOpen, sessionId, entries, acknowledgesAtOnce } = snapshot;
  const last = entries.findLast(({ kind }) => kind === 'open' || kind === 'close');
  const connect = () => session.connect({ ...(resumeFrom !== '' && { resumeFrom }) });
  return (
    <section className="lab-box">
      <h3>
        <Icon name="plug" />
        {t('websocket-lab:connection.title')}
      </h3>
      <p className="row ws-lab__status">
        {isOpen ? (
          <>
            <span className="pill pill--good">{t('websocket-lab:connection.isOpen')}</span>
            {sessionId !== undefined && <code>{shorten(sessionId)}</code>}
          </>
        ) : last?.kind === 'close' ? (
          <span className="pill pill--bad">{t('websocket-lab:connection.isClosed', { code: last.code })}</span>
        ) : (
          <span className="pill">{t('websocket-lab:connection.isIdle')}</span>
        )}
      </p>
      <div className="lab-actions ws-lab__line">
        {isOpen ? (
          <>
            <CloseButton controls={controls} code={1000} label={t('websocket-lab:disconnect')} />
            <CloseButton controls={controls} code={1006} label={t('websocket-lab:cut')} />
          </>
        ) : (
          <button
            type="button"
            className={`button${isGuided ? '' : ' button--primary'}`}
            disabled={isBusy}
            onClick={() => run(connect)}
          >
            <Icon name="plug" />
            {t(last ? 'websocket-lab:reconnect' : 'websocket-lab:connect')}
          </button>
        )}
      </div>
      <label className="row ws-lab__field">
        <code>resumeFrom</code>
        <input
          className="call-input"
          inputMode="numeric"
          pattern="[0-9]{1,15}"
          maxLength={15}
          placeholder={t('websocket-lab:none')}
          value={resumeFrom}
          onChange={({ currentTarget }) => setResumeFrom(currentTarget.value.replace(/\D/g, ''))}
        />
      </label>
      <label className="row ws-lab__field">
        {t('websocket-lab:automatic')}
        <input
          type="checkbox"
          className="lab-switch"
          checked={acknowledgesAtOnce}
          onChange={({ currentTarget }) => session.acknowledgeAtOnce(currentTarget.checked)}
        />
      </label>
    </section>
  );
}

type CloseButtonProps = Pick<ConnectionBoxProps, 'controls'> & { code: 1000 | 1006; label: string };

function CloseButton({ controls: { session, isBusy, run }, code, label }: CloseButtonProps) {
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => run(() => session.disconnect(code))}>
      {label}
      <small>{code}</small>
    </button>
  );
}
