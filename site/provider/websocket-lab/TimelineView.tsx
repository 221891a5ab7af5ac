import { formatTime } from '../../../src/playground/ui/format.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { HeartbeatEntry } from './listen-session.ts';
import { getDelivery, type LogEntry } from './log.ts';
import { Scrubber } from './Scrubber.tsx';
import { Tracks } from './Tracks.tsx';
import type { Timeline } from './timeline.ts';

type TimelineViewProps = {
  timeline: Timeline;
  /** The end of the present, so that the axis stays while the past is shown. */
  end: number;
  /** All that has happened until the present. */
  entries: LogEntry[];
  heartbeats: HeartbeatEntry[];
  position: number | undefined;
  chosen: number | undefined;
  onPosition: (position: number | undefined) => void;
  onChoose: (entryId: number) => void;
};

/** Connections, heartbeats and every attempt of every message on one axis, at the instant that the slider is at. */
export function TimelineView({ timeline, end, entries, heartbeats, ...view }: TimelineViewProps) {
  const { t } = useText();
  const { now } = timeline;
  if (entries.length === 0)
    return (
      <section className="ws-timeline caption ws-timeline--empty" aria-label={t('websocket-lab:timeline.title')}>
        <p>
          <b>{t('websocket-lab:timeline.empty')}</b>
          {t('websocket-lab:timeline.emptyHint')}
        </p>
      </section>
    );
  return (
    <section className="ws-timeline" aria-label={t('websocket-lab:timeline.title')}>
      <div className="row row--wrap ws-timeline__head">
        <h3>{t('websocket-lab:timeline.title')}</h3>
        <span className="ws-legend">
          {(['waiting', 'queued', 'acked'] as const).map((kind) => (
            <span key={kind}>
              <i className={`ws-line ws-line--${kind}`} />
              {t(`websocket-lab:timeline.${kind}`)}
            </span>
          ))}
        </span>
      </div>
      <Tracks timeline={timeline} end={end} heartbeats={heartbeats} chosen={view.chosen} onChoose={view.onChoose} />
      <Scrubber
        steps={entries.map((entry) => ({ time: entry.time, text: describe(entry) }))}
        now={now}
        position={view.position}
        onPosition={view.onPosition}
      />
      {view.position !== undefined && (
        <p className="row row--wrap ws-timeline__past">
          <Icon name="clock" />
          {t('websocket-lab:timeline.viewing', { time: formatTime(now) })}
          <button type="button" className="button button--small" onClick={() => view.onPosition(undefined)}>
            {t('websocket-lab:timeline.back')}
          </button>
        </p>
      )}
    </section>
  );

  function describe(entry: LogEntry): string {
    const delivery = getDelivery(entry);
    if (delivery)
      return t('websocket-lab:announced', { type: delivery.type, seq: delivery.seq, attempt: delivery.attempt });
    if (entry.kind === 'open') return t('websocket-lab:connection.open');
    if (entry.kind === 'close') return t('websocket-lab:connection.isClosed', { code: entry.code });
    return entry.kind === 'confirmed' ? t('websocket-lab:confirmed') : String(entry.value?.type ?? '');
  }
}
