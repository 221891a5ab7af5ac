import { useState } from 'react';
import { saveFile } from '../../../src/playground/ui/save-file.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { ListenSnapshot } from './listen-session.ts';
import { getDelivery, isValidFrame, type LogEntry, printLog } from './log.ts';

type FrameListProps = {
  snapshot: ListenSnapshot;
  entries: LogEntry[];
  chosen: number | undefined;
  onChoose: (entryId: number) => void;
};

const ICONS = { in: 'down', out: 'up', open: 'plug', close: 'x', confirmed: 'check' } as const;

/** All that went over the connection, newest first; heartbeats are counted, and shown on request. */
export function FrameList({ snapshot: { heartbeats, heartbeatCount }, entries, chosen, onChoose }: FrameListProps) {
  const { t } = useText();
  const [hasHeartbeats, setHeartbeats] = useState(false);
  const until = entries.at(-1)?.time ?? 0;
  const beats = hasHeartbeats ? heartbeats.filter(({ time }) => time <= until) : [];
  const shown = [...entries, ...beats].toSorted((one, other) => other.id - one.id);
  return (
    <section className="ws-frames" aria-label={t('websocket-lab:frames.title')}>
      <div className="row row--wrap ws-frames__head">
        <h3>{t('websocket-lab:frames.title')}</h3>
        <label>
          {t('websocket-lab:frames.heartbeats', { count: heartbeatCount })}
          <input
            type="checkbox"
            className="lab-switch"
            checked={hasHeartbeats}
            onChange={({ currentTarget }) => setHeartbeats(currentTarget.checked)}
          />
        </label>
        <button
          type="button"
          className="icon-button"
          aria-label={t('websocket-lab:frames.download')}
          title={t('websocket-lab:frames.download')}
          onClick={() => saveFile(printLog(shown), { name: 'websocket-log.jsonl', type: 'application/x-ndjson' })}
        >
          <Icon name="download" />
        </button>
      </div>
      <ol>
        {shown.map((entry) => (
          <li key={entry.id}>
            <button type="button" aria-current={entry.id === chosen || undefined} onClick={() => onChoose(entry.id)}>
              <time dateTime={new Date(entry.time).toISOString()}>{formatMillis(entry.time)}</time>
              <Icon name={ICONS[entry.kind]} />
              <span className="visually-hidden">{t(`websocket-lab:frames.${entry.kind}`)}</span>
              <Summary entry={entry} />
              {(entry.kind === 'in' || entry.kind === 'out') && (
                <Mark
                  isGood={isValidFrame(entry)}
                  text={t(isValidFrame(entry) ? 'websocket-lab:frames.valid' : 'websocket-lab:frames.invalid')}
                />
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <span className={isGood ? 'check' : 'check check--bad'}>
      <Icon name={isGood ? 'check' : 'warn'} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** `02:10.020`: the hour is on the axis above. */
function formatMillis(time: number): string {
  return new Date(time).toISOString().slice(14, 23);
}

function Summary({ entry }: { entry: LogEntry }) {
  const { t } = useText();
  const delivery = getDelivery(entry);
  if (delivery)
    return (
      <span>
        <b>{delivery.type}</b> {delivery.seq}{' '}
        {t(delivery.replay ? 'websocket-lab:status.replay' : 'websocket-lab:nth', { attempt: delivery.attempt })}
      </span>
    );
  switch (entry.kind) {
    case 'open':
      return <span>{t('websocket-lab:connection.open')}</span>;
    case 'close':
      return (
        <span className="ws-frames__close">
          {t('websocket-lab:connection.isClosed', { code: entry.code })} {entry.reason}
        </span>
      );
    case 'confirmed':
      return <span>{t('websocket-lab:confirmed')}</span>;
    default:
      return (
        <span>
          <b>{String(entry.value?.type ?? t('websocket-lab:frames.noJson'))}</b>{' '}
          {entry.value?.code !== undefined && String(entry.value.code)}
        </span>
      );
  }
}
