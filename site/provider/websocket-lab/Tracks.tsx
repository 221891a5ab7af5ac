import { useEffect, useRef } from 'react';
import { useText } from '../strings/use-text.ts';
import type { HeartbeatEntry } from './listen-session.ts';
import { MessageTrack } from './MessageTrack.tsx';
import { at, type Scale, spread } from './scale.ts';
import { type Axis, declutter, listTicks, nameTick, type Timeline } from './timeline.ts';

type TracksProps = {
  timeline: Timeline;
  end: number;
  heartbeats: HeartbeatEntry[];
  chosen: number | undefined;
  onChoose: (entryId: number) => void;
};

/** Free on both sides, in percent: a dot is drawn around its instant. */
const MARGIN = 2.5;

/** The picture of the timeline: it scrolls where it is wider than its place, and opens at the present moment. */
export function Tracks({ timeline, end, heartbeats, chosen, onChoose }: TracksProps) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { start, now, connections, messages } = timeline;
  const axis = { start, end };
  const closed = connections.filter(({ code }) => code !== undefined);
  const length = Math.max(end - start, 1000);
  const scale: Scale = (time) => `${(MARGIN + ((100 - 2 * MARGIN) * (time - start)) / length).toFixed(2)}%`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the present has moved, or the axis.
  useEffect(() => {
    const element = frame.current;
    const present = element?.querySelector('.ws-now i')?.getBoundingClientRect();
    if (!element || !present) return;
    const { left, width } = element.getBoundingClientRect();
    // In the right half: what has happened is on its left.
    element.scrollLeft += present.left - left - width * 0.7;
  }, [now, length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    <div
      className="ws-timeline__frame"
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={t('websocket-lab:timeline.scrolls')}
    >
      <div className="ws-tracks">
        <b />
        <TimeAxis axis={axis} scale={scale} />
        <b>
          {t('websocket-lab:connection.title')}
          <small>/ws/listen</small>
        </b>
        <div className="ws-track ws-track--short">
          {connections.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: connections only grow in number.
            <span key={index} className="ws-bar" style={spread(scale, span)} />
          ))}
          {declutter(closed, ({ to }) => to, axis).map(({ to, code }) => (
            <span key={to} className="ws-code" style={at(scale, to)}>
              {code}
            </span>
          ))}
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
          <MessageTrack
            key={row.messageId}
            row={{ ...row, attempts: declutter(row.attempts, ({ time }) => time, axis) }}
            scale={scale}
            now={now}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
        <span className="ws-now" aria-hidden="true">
          <i style={at(scale, now)} />
        </span>
      </div>
    </div>
  );
}

function TimeAxis({ axis, scale }: { axis: Axis; scale: Scale }) {
  return (
    <div className="ws-track ws-track--axis" aria-hidden="true">
      {listTicks(axis).map((time) => (
        <span key={time} style={at(scale, time)}>
          {nameTick(time, axis)}
        </span>
      ))}
    </div>
  );
}
