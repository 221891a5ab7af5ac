import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import { formatDate, formatTime } from '../ui/format.ts';
import { StateMenu } from './StateMenu.tsx';
import { useClock } from './use-clock.ts';

type ToolbarProps = {
  provider: Provider;
  session: Session;
  onNotice: (text: string) => void;
  /** Where calls go. */
  environment: ReactNode;
};

/** What is the same in all tools: where calls go; of a simulator, its clock, what it shows of its state, and the state as a whole. */
export function Toolbar({ provider, session, onNotice, environment }: ToolbarProps) {
  const { t } = useText();
  const fail = () => onNotice(t('playground:serverGone'));
  // In each render, because a clock that runs changes nothing but the time.
  const toolbar = provider.toolbar(session);
  const { isRunning, toggle } = useClock(toolbar?.clock, fail);
  if (!toolbar)
    return (
      <section className="row row--wrap toolbar" aria-label={t('playground:state')}>
        {environment}
      </section>
    );
  const { clock, items, state } = toolbar;
  return (
    <section className="row row--wrap toolbar" aria-label={t('playground:state')}>
      {environment}
      <span className="toolbar__clock">
        <Icon name="clock" />
        <time dateTime={new Date(clock.time).toISOString()}>
          <span className="toolbar__date">{formatDate(clock.time)} </span>
          {formatTime(clock.time)} <small>UTC</small>
        </time>
        <span className="button-group">
          {clock.isStopped && (
            <button
              type="button"
              className="button button--small"
              aria-label={t(isRunning ? 'playground:stop' : 'playground:run')}
              onClick={toggle}
            >
              <Icon name={isRunning ? 'pause' : 'play'} />
            </button>
          )}
          {clock.steps.map(({ label, ms }) => (
            <button
              key={ms}
              type="button"
              className="button button--small"
              onClick={() => void clock.advance(ms).catch(fail)}
            >
              {label}
            </button>
          ))}
        </span>
      </span>
      {items.map(({ icon, text, detail }) => (
        <span key={icon} className="toolbar__item">
          <Icon name={icon} />
          <b>{text}</b>
          {detail !== undefined && <small>{detail}</small>}
        </span>
      ))}
      <StateMenu state={state} onNotice={onNotice} />
    </section>
  );
}
