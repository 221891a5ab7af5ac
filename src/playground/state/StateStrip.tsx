import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { State } from '../../sandbox/state/state.ts';
import { Icon } from '../../ui/Icon.tsx';
import { advanceClock } from '../client/advance-clock.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { getPresent } from '../environments/present.ts';
import { formatDate, formatTime } from '../ui/format.ts';
import { StateMenu } from './StateMenu.tsx';
import { useClock } from './use-clock.ts';

const SECONDS_MS = 2000;
const DAY_MS = 86_400_000;

type StateStripProps = {
  provider: PageProvider;
  state: State;
  onNotice: (text: string) => void;
  /** Where calls go, if there is a choice. */
  environment?: ReactNode;
};

/** What is the same in all tools: where calls go, the clock, the wallet, the state as a whole. */
export function StateStrip({ provider, state, onNotice, environment }: StateStripProps) {
  const { t } = useText();
  const fail = () => onNotice(t('playground:serverGone'));
  const clock = useClock(provider, state, fail);
  const { available = '0.00', frozen = '0.00' } = state.wallet.balances.USD ?? {};
  const time = getPresent(state);
  const step = (milliseconds: number) => void advanceClock(provider, milliseconds).catch(fail);
  return (
    <section className="state-strip" aria-label={t('playground:state')}>
      {environment ?? (
        <span className="state-strip__environment" title={t('playground:environmentHint.page')}>
          <Icon name="box" />
          {t('playground:environment.page')}
        </span>
      )}
      <span className="state-strip__clock">
        <Icon name="clock" />
        <time dateTime={new Date(time).toISOString()}>
          <span className="state-strip__date">{formatDate(time)} </span>
          {formatTime(time)} <small>UTC</small>
        </time>
        <span className="button-group">
          {state.clock.mode === 'stopped' && (
            <button
              type="button"
              className="button button--small"
              aria-label={t(clock.isRunning ? 'playground:stop' : 'playground:run')}
              onClick={clock.toggle}
            >
              <Icon name={clock.isRunning ? 'pause' : 'play'} />
            </button>
          )}
          <button type="button" className="button button--small" onClick={() => step(SECONDS_MS)}>
            {t('playground:plusSeconds')}
          </button>
          <button type="button" className="button button--small" onClick={() => step(DAY_MS)}>
            {t('playground:plusDay')}
          </button>
        </span>
      </span>
      <span className="state-strip__wallet">
        <Icon name="wallet" />
        <b>{available} USD</b>
        {frozen !== '0.00' && <small>{t('playground:frozen', { amount: frozen })}</small>}
      </span>
      <StateMenu provider={provider} onNotice={onNotice} />
    </section>
  );
}
