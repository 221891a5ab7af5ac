import { getReconnect } from '../../../packages/simulator/core/contract/close-codes.ts';
import type { CloseCode } from '../../../src/model/channel.ts';
import { closeCodeId } from '../../../src/model/sections.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { LogEntry } from './log.ts';
import type { SessionControls } from './use-session.ts';

type CloseNoticeProps = {
  close: Extract<LogEntry, { kind: 'close' }>;
  /** Those of the channel, in the reader's language. */
  codes: CloseCode[];
  controls: SessionControls;
  isPast: boolean;
};

/** Why the connection ended, whether a client may connect again, and how. */
export function CloseNotice({ close, codes, controls: { session, isBusy, run }, isPast }: CloseNoticeProps) {
  const { t } = useText();
  const entry = codes.find(({ code }) => code === close.code);
  const reconnect = getReconnect(close.code);
  const isFresh = reconnect === 'conditional';
  return (
    <section className="lab-notice" role="alert">
      <Icon name="plug" />
      <div>
        <h3>{t('websocket-lab:close.title', { code: close.code, name: entry?.name ?? close.reason })}</h3>
        <p>
          {entry && t('websocket-lab:close.text', { value: entry.reconnect, action: entry.action })}{' '}
          <a className="text-link" href={`#${closeCodeId(close.code)}`}>
            {t('playground:about', { code: close.code })}
          </a>
        </p>
      </div>
      {!isPast && (
        <button
          type="button"
          className="button button--small"
          disabled={isBusy}
          onClick={() => run(() => session.connect({ isFresh }))}
        >
          {t(
            isFresh
              ? 'websocket-lab:close.newTicket'
              : reconnect === 'no'
                ? 'websocket-lab:connect'
                : 'websocket-lab:reconnect',
          )}
        </button>
      )}
    </section>
  );
}
