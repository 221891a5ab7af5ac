import { formatTime } from '../../../src/playground/ui/format.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { at, type Scale, spread } from './scale.ts';
import type { MessageRow } from './timeline.ts';

type MessageTrackProps = {
  row: MessageRow;
  scale: Scale;
  now: number;
  chosen: number | undefined;
  onChoose: (entryId: number) => void;
};

/** A message on the axis: a numbered dot for each attempt, the line between them, and the attempt that would be next. */
export function MessageTrack({ row, scale, now, chosen, onChoose }: MessageTrackProps) {
  const { t } = useText();
  const { seq, type, attempts, status, ackedAt, nextAt, waiting, queued } = row;
  const isAcked = status === 'acked';
  return (
    <>
      <b>
        {type}
        <small>seq {seq}</small>
      </b>
      <div className="ws-track">
        {waiting.map((span) => (
          <i
            key={span.from}
            className={`ws-line ws-line--${isAcked ? 'acked' : 'waiting'}`}
            style={spread(scale, span)}
          />
        ))}
        {queued.map((span) => (
          <i key={span.from} className="ws-line ws-line--queued" style={spread(scale, span)} />
        ))}
        {nextAt !== undefined && (
          <i className="ws-line ws-line--next" style={spread(scale, { from: now, to: nextAt })} />
        )}
        {attempts.map(({ attempt, time, entryId, isReplay }) => (
          <button
            key={entryId}
            type="button"
            className={isAcked || isReplay ? 'ws-dot ws-dot--good' : 'ws-dot'}
            style={at(scale, time)}
            aria-pressed={entryId === chosen}
            aria-label={t(isReplay ? 'websocket-lab:timeline.replayAt' : 'websocket-lab:timeline.attemptAt', {
              seq,
              attempt,
              time: formatTime(time),
            })}
            onClick={() => onChoose(entryId)}
          >
            {isReplay ? 'R' : attempt}
          </button>
        ))}
        {ackedAt !== undefined && (
          <span
            className="ws-acked"
            style={at(scale, ackedAt)}
            title={t('websocket-lab:ackedAt', { time: formatTime(ackedAt) })}
          >
            <Icon name="check" />
          </span>
        )}
        {nextAt !== undefined && (
          <span className="ws-dot ws-dot--next" style={at(scale, nextAt)} aria-hidden="true">
            {(attempts.at(-1)?.attempt ?? 0) + 1}
          </span>
        )}
      </div>
    </>
  );
}
