import { useText } from '../strings/use-text.ts';
import { type RetryOperation, SUBJECTS } from './retry-operations.ts';
import type { RetryFault } from './run-retry.ts';

/** Lanes, from above. */
const LANES = { client: 62, network: 106, provider: 150 } as const;
/** Instants, from left to right: sent, arrived, the response is lost or received, the client gives up, and the retry. */
const X = { sent: 130, arrived: 210, back: 285, timeout: 590, retry: 660, again: 740 } as const;
const WIDTH = 800;
const HEIGHT = 206;

/** What a fault leaves behind: whether the order was executed, how the response ends, and whether the client can tell by then. */
const OUTCOMES: Record<RetryFault, { isExecuted: boolean; response?: string; isKnown: boolean; retryAt: number }> = {
  timeout_after_commit: { isExecuted: true, isKnown: false, retryAt: 11 },
  timeout_before_commit: { isExecuted: false, isKnown: false, retryAt: 11 },
  rate_limited: { isExecuted: false, response: '429001', isKnown: true, retryAt: 1 },
  internal_error: { isExecuted: false, response: '500001', isKnown: false, retryAt: 11 },
  unavailable: { isExecuted: false, response: '503001', isKnown: true, retryAt: 1 },
};

/** What is known, and when; the list above it says the same in words. */
export function RetryPicture({ fault, operation }: { fault: RetryFault; operation: RetryOperation }) {
  const { t } = useText();
  const { isExecuted, response, isKnown, retryAt } = OUTCOMES[fault];
  const end = response === undefined ? X.timeout : X.retry;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <div className="retry-picture" tabIndex={0} role="group" aria-label={t('retry-lab:picture.title')}>
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect
          className={isKnown ? 'retry-picture__known' : 'retry-picture__unknown'}
          x={X.back}
          y="14"
          width={end - X.back}
          height="156"
          rx="6"
        />
        {Object.entries(LANES).map(([lane, y]) => (
          <g key={lane}>
            <path className="retry-picture__lane" d={`M100 ${y}H${WIDTH - 20}`} />
            <text className="retry-picture__name" x="16" y={y + 4}>
              {t(`retry-lab:picture.${lane as keyof typeof LANES}`)}
            </text>
          </g>
        ))}
        <text className={isKnown ? 'good' : 'bad'} x={(X.back + end) / 2} y="31">
          {t(isKnown ? 'retry-lab:picture.known' : 'retry-lab:picture.unknown')}
        </text>
        <Arrow from={[X.sent, LANES.client]} to={[X.arrived, LANES.provider]} />
        <text x={X.sent} y={LANES.client - 14}>
          {t(`retry-lab:operation.${operation}.short`)}
        </text>
        {isExecuted ? (
          <circle className="now" cx={X.arrived} cy={LANES.provider} r="6" />
        ) : (
          <Cross at={[X.arrived, LANES.provider]} />
        )}
        <text className={isExecuted ? 'now' : undefined} x={X.arrived} y={LANES.provider + 22}>
          {isExecuted
            ? t('retry-lab:picture.executed', { total: SUBJECTS[operation].total })
            : t('retry-lab:picture.notExecuted')}
        </text>
        {isExecuted && (
          <>
            <path className="bad" d={`M${X.arrived + 8} ${LANES.provider - 6}L${X.back - 8} ${LANES.network + 6}`} />
            <Cross at={[X.back, LANES.network]} />
            <text className="bad start" x={X.back + 12} y={LANES.network + 4}>
              {t('retry-lab:picture.lost')}
            </text>
          </>
        )}
        {response !== undefined ? (
          <>
            <Arrow from={[X.arrived + 6, LANES.provider - 6]} to={[X.back, LANES.client]} />
            <text className="start" x={X.back + 12} y={LANES.client + 18}>
              {response}
            </text>
          </>
        ) : (
          <>
            <circle className="waiting" cx={X.timeout} cy={LANES.client} r="6" />
            <text className="waiting" x={X.timeout - 6} y={LANES.client - 14}>
              {t('retry-lab:picture.timeout')}
            </text>
            <Time x={X.timeout} seconds={10} />
          </>
        )}
        <Arrow from={[X.retry, LANES.client]} to={[X.again, LANES.provider]} isOwn />
        <text className="now" x={X.retry + 22} y={LANES.client - 14}>
          {t('retry-lab:picture.retry')}
        </text>
        <text x={X.again} y={LANES.provider + 22}>
          {t('retry-lab:picture.key')}
        </text>
        <Time x={X.sent} seconds={0} />
        <Time x={X.retry} seconds={retryAt} />
      </svg>
    </div>
  );
}

/** An instant, at the bottom. */
function Time({ x, seconds }: { x: number; seconds: number }) {
  return (
    <text className="time" x={x} y={HEIGHT - 12}>
      {seconds} s
    </text>
  );
}

type Position = readonly [x: number, y: number];

function Arrow({ from: [x, y], to, isOwn }: { from: Position; to: Position; isOwn?: boolean }) {
  const angle = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
  return (
    <g className={isOwn ? 'now' : undefined}>
      {y === LANES.client && <circle cx={x} cy={y} r="5" />}
      <path d={`M${x} ${y}L${to[0]} ${to[1]}`} />
      <path
        className="head"
        d="M-6 0L-16 -5V5Z"
        transform={`translate(${to[0]} ${to[1]}) rotate(${angle.toFixed(1)})`}
      />
    </g>
  );
}

function Cross({ at: [x, y] }: { at: Position }) {
  return <path className="bad" d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} />;
}
