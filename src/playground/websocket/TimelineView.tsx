import { type CSSProperties, useEffect, useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatTime } from '../view/format.ts';
import type { HeartbeatEntry } from './listen-session.ts';
import { getDelivery, type LogEntry } from './log.ts';
import { MessageTrack } from './MessageTrack.tsx';
import { Scrubber } from './Scrubber.tsx';
import { listTicks, type Span, type Timeline } from './timeline.ts';

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

/** Where an instant is on the axis: a part of its width. */
export type Scale = (time: number) => string;

/** Connections, heartbeats and every attempt of every message on one axis, at the instant that the slider is at. */
export function TimelineView({ timeline, end, entries, heartbeats, ...view }: TimelineViewProps) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { start, now, connections, messages } = timeline;
  const length = Math.max(end - start, 1000) * 1.04;
  const scale: Scale = (time) => `${((100 * (time - start)) / length).toFixed(2)}%`;

  // Opens at the present moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something has happened.
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, [entries.length]);

  if (entries.length === 0)
    return (
      <section className="ws-timeline ws-timeline--empty" aria-label={t('websocket-lab:timeline.title')}>
        <p>
          <b>{t('websocket-lab:timeline.empty')}</b>
          {t('websocket-lab:timeline.emptyHint')}
        </p>
      </section>
    );
  return (
    <section className="ws-timeline" aria-label={t('websocket-lab:timeline.title')}>
      <div className="ws-timeline__head">
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
      <div className="ws-timeline__frame" ref={frame} tabIndex={0} role="group" aria-label={t('websocket-lab:timeline.scrolls')}>
        <div className="ws-tracks">
          <b />
          <div className="ws-track ws-track--axis" aria-hidden="true">
            {listTicks({ start, end }).map((time) => (
              <span key={time} style={at(scale, time)}>
                {formatTime(time)}
              </span>
            ))}
          </div>
          <b>
            {t('websocket-lab:connection.title')}
            <small>/ws/listen</small>
          </b>
          <div className="ws-track ws-track--short">
            {connections.map((span, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: connections only grow in number.
              <span key={index} className="ws-bar" style={spread(scale, span)} />
            ))}
            {connections.map(
              ({ to, code }) =>
                code !== undefined && (
                  <span key={to} className="ws-code" style={at(scale, to)}>
                    {code}
                  </span>
                ),
            )}
          </div>
          <b>
            {t('websocket-lab:timeline.heartbeat')}
            <small>ping, pong</small>
          </b>
          <div className="ws-track ws-track--short" aria-hidden="true">
            {heartbeats
              .filter(({ kind, time }) => kind === 'in' && time <= now)
              .map(({ id, time }) => (
                <i key={id} className="ws-beat" style={at(scale, time)} />
              ))}
          </div>
          {messages.map((row) => (
            <MessageTrack key={row.messageId} row={row} scale={scale} now={now} chosen={view.chosen} onChoose={view.onChoose} />
          ))}
          <span className="ws-now" aria-hidden="true">
            <i style={at(scale, now)} />
          </span>
        </div>
      </div>
      <Scrubber
        steps={entries.map((entry) => ({ time: entry.time, text: describe(entry) }))}
        position={view.position}
        onPosition={view.onPosition}
      />
      {view.position !== undefined && (
        <p className="ws-timeline__past">
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
    if (delivery) return t('websocket-lab:announced', { type: delivery.type, seq: delivery.seq, attempt: delivery.attempt });
    if (entry.kind === 'open') return t('websocket-lab:connection.open');
    if (entry.kind === 'close') return t('websocket-lab:connection.isClosed', { code: entry.code });
    return entry.kind === 'confirmed' ? t('websocket-lab:confirmed') : String(entry.value?.type ?? '');
  }
}

export function at(scale: Scale, time: number): CSSProperties {
  return { insetInlineStart: scale(time) };
}

export function spread(scale: Scale, { from, to }: Span): CSSProperties {
  return { insetInlineStart: scale(from), inlineSize: `calc(${scale(to)} - ${scale(from)})` };
}
