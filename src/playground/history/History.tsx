import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Exchange } from '../client/exchange.ts';
import { formatDuration, formatTime } from '../ui/format.ts';

type HistoryProps = {
  history: Exchange[];
  shown: Exchange | undefined;
  /** Whether calls survive a reload; those with credentials of the reader's own do not. */
  isStored: boolean;
  onShow: (exchange: Exchange) => void;
  onClear: () => void;
};

function getStatusClass(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 400 && status < 500 ? ' status--4xx' : ' status--5xx';
}

/** The last calls, newest first; a press shows one again. */
export function History({ history, shown, isStored, onShow, onClear }: HistoryProps) {
  const { t } = useText();
  return (
    <section className="call-history">
      <h3>
        <Icon name="clock" />
        {t('playground:history')}
        {history.length > 0 && (
          <button
            type="button"
            className="icon-button icon-button--small"
            aria-label={t('playground:clearHistory')}
            title={t('playground:clearHistory')}
            onClick={onClear}
          >
            <Icon name="bin" />
          </button>
        )}
      </h3>
      {history.length === 0 && <p>{t(isStored ? 'playground:historyEmpty' : 'playground:historyOfTab')}</p>}
      <ol>
        {history.map((exchange) => (
          <li key={exchange.id}>
            <button
              type="button"
              aria-current={exchange.id === shown?.id ? 'true' : undefined}
              onClick={() => onShow(exchange)}
            >
              <span className={`status${getStatusClass(exchange.status)}`}>{exchange.status || '–'}</span>
              <span className={`method method--bare method--${exchange.method.toLowerCase()}`}>{exchange.method}</span>
              <code>{exchange.target.split('?')[0]}</code>
              <span className="call-history__duration">{formatDuration(exchange.duration)}</span>
              <time>{formatTime(exchange.time)}</time>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
