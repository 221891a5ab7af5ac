import { formatInstant } from '../../../src/playground/ui/format.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { MessageRow, Timeline } from './timeline.ts';
import type { SessionControls } from './use-session.ts';

const PILLS = { waiting: 'pill--waiting', queued: '', acked: 'pill--good', replay: 'pill--now', parked: 'pill--bad' };

type MessageListProps = {
  timeline: Timeline;
  controls: SessionControls;
  isPast: boolean;
  /** The guide has the primary button. */
  isGuided: boolean;
};

/** Every message with what it waits for, newest first, and the ways to acknowledge it. */
export function MessageList({ timeline: { messages, now }, controls, isPast, isGuided }: MessageListProps) {
  const { t } = useText();
  if (messages.length === 0) return null;
  const rows = messages.toReversed();
  const next = rows.find(({ status }) => status === 'waiting');
  return (
    <section className="ws-messages" aria-label={t('websocket-lab:messages')}>
      <ul>
        {rows.map((row) => (
          <li key={row.messageId} className={row === next ? 'ws-messages__next' : undefined}>
            <b>{row.seq}</b>
            <span>
              <code>{row.type}</code>
              <small>{describe(row)}</small>
            </span>
            <span className={`pill ${PILLS[row.status]}`}>{t(`websocket-lab:status.${row.status}`)}</span>
            <MessageActions
              row={row}
              now={now}
              isNext={row === next}
              isPrimary={row === next && !isGuided}
              controls={controls}
              isPast={isPast}
            />
          </li>
        ))}
      </ul>
    </section>
  );

  function describe({ attempts, status, nextAt, ackedAt }: MessageRow): string {
    const last = attempts.at(-1);
    const values = { attempt: last?.attempt ?? 0, time: formatInstant(last?.time ?? now, now) };
    if (status === 'waiting' && nextAt !== undefined)
      return t('websocket-lab:redelivered', { ...values, next: formatInstant(nextAt, now) });
    if (status === 'queued') return t('websocket-lab:onReconnect', values);
    if (ackedAt !== undefined) return t('websocket-lab:ackedAfter', { ...values, next: formatInstant(ackedAt, now) });
    return t('websocket-lab:attempt', values);
  }
}

type MessageActionsProps = {
  row: MessageRow;
  now: number;
  isNext: boolean;
  isPrimary: boolean;
  controls: SessionControls;
  isPast: boolean;
};

function MessageActions({ row, now, isNext, isPrimary, controls, isPast }: MessageActionsProps) {
  const { t } = useText();
  const { session, snapshot, isBusy, run } = controls;
  const { messageId, status, nextAt, seq } = row;
  const isDone = status === 'acked' || status === 'replay';
  const isDisabled = isBusy || isPast;
  return (
    <span className="ws-messages__actions">
      {snapshot.isOpen && (
        <button
          type="button"
          className={`button button--small${isPrimary ? ' button--primary' : ''}`}
          aria-label={t(isDone ? 'websocket-lab:acknowledgeAgainOf' : 'websocket-lab:acknowledgeOf', { seq })}
          disabled={isDisabled}
          onClick={() => run(() => session.acknowledge(messageId))}
        >
          <Icon name="check" />
          {t(isDone ? 'websocket-lab:acknowledgeAgain' : 'websocket-lab:acknowledge')}
        </button>
      )}
      {!isDone && (
        <button
          type="button"
          className="button button--small"
          aria-label={t('websocket-lab:confirmOf', { seq })}
          disabled={isDisabled}
          onClick={() => run(() => session.confirm(messageId))}
        >
          {t('websocket-lab:confirm')}
        </button>
      )}
      {isNext && nextAt !== undefined && (
        <button
          type="button"
          className="button button--small"
          disabled={isDisabled}
          onClick={() => run(() => session.environment.advance(nextAt - now))}
        >
          <Icon name="forward" />
          {t('websocket-lab:miss')}
        </button>
      )}
    </span>
  );
}
