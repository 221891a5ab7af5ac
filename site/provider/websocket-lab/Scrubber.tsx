import { type KeyboardEvent, useEffect, useState } from 'react';
import { formatTime } from '../../../src/playground/ui/format.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';

const MINUTE_MS = 60_000;
const PLAY_MS = 700;
const STILL = '(prefers-reduced-motion: reduce)';

type ScrubberProps = {
  /** What happened, in order; the last one is the present. */
  steps: { time: number; text: string }[];
  /** The instant that is shown. */
  now: number;
  /** How many of them are shown; undefined: all, also those to come. */
  position: number | undefined;
  onPosition: (position: number | undefined) => void;
};

/**
 * Goes through the past: one event with the arrows, a minute with PageUp and PageDown, all of it with Play, which is one event per press
 * under reduced motion. It never changes what has happened.
 */
export function Scrubber({ steps, now, position = steps.length, onPosition }: ScrubberProps) {
  const { t } = useText();
  const { time = 0, text = '' } = steps[position - 1] ?? {};
  const [isPlaying, setPlaying] = useState(false);
  const isLast = position >= steps.length;
  const move = (to: number) => onPosition(to >= steps.length ? undefined : Math.max(1, to));

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each event.
  useEffect(() => {
    if (!isPlaying) return;
    if (isLast) return setPlaying(false);
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') move(position + 1);
      else setPlaying(false);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, position]);

  const play = () => {
    if (isLast) move(1);
    else if (matchMedia(STILL).matches) return move(position + 1);
    setPlaying(!isPlaying && !matchMedia(STILL).matches && steps.length > 1);
  };

  const moveByMinute = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const target = time + (event.key === 'PageUp' ? MINUTE_MS : -MINUTE_MS);
    const last = steps.findLastIndex((step) => step.time <= target);
    // At least one event, or nothing would move where the next one is far.
    move(event.key === 'PageUp' ? Math.max(last + 1, position + 1) : Math.min(last + 1, position - 1));
  };

  return (
    <div className="row row--wrap ws-scrubber">
      <span className="button-group">
        <button
          type="button"
          className="button button--small"
          aria-label={t('websocket-lab:timeline.previous')}
          aria-disabled={position <= 1}
          onClick={() => position > 1 && move(position - 1)}
        >
          <Icon name="right" />
        </button>
        <button
          type="button"
          className="button button--small"
          aria-label={t(isPlaying ? 'websocket-lab:timeline.pause' : 'websocket-lab:timeline.play')}
          onClick={play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="button button--small"
          aria-label={t('websocket-lab:timeline.next')}
          aria-disabled={isLast}
          onClick={() => !isLast && move(position + 1)}
        >
          <Icon name="right" />
        </button>
      </span>
      <input
        type="range"
        min={1}
        max={steps.length}
        value={position}
        aria-label={t('websocket-lab:timeline.scrub')}
        aria-valuetext={`${formatTime(now)}, ${text}`}
        onKeyDown={moveByMinute}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <output>{formatTime(now)}</output>
    </div>
  );
}
