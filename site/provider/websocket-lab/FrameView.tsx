import { JsonText } from '../../../src/playground/ui/JsonText.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import type { LogEntry } from './log.ts';

/** A frame in full, with what its schema says of it. */
export function FrameView({ entry }: { entry: LogEntry }) {
  const { t } = useText();
  if (entry.kind === 'open' || entry.kind === 'close') return null;
  const title = entry.kind === 'confirmed' ? 'POST /user/confirm' : String(entry.value?.type ?? '');
  return (
    <section className="panel ws-frame" aria-label={t('websocket-lab:frames.selected')}>
      <div className="panel__head">
        <span className="panel__title">
          <code translate="no">{title}</code> <small>{new Date(entry.time).toISOString().slice(11, 23)}</small>
        </span>
      </div>
      <JsonText text={entry.text} />
      {entry.kind !== 'confirmed' && (
        <p className={entry.schema && entry.problems.length === 0 ? 'check' : 'check check--bad'}>
          <Icon name={entry.schema && entry.problems.length === 0 ? 'check' : 'warn'} />
          {entry.schema === undefined
            ? t('websocket-lab:frames.unknown')
            : entry.problems.length === 0
              ? t('websocket-lab:frames.matches', { schema: entry.schema })
              : t('websocket-lab:frames.breaks', {
                  schema: entry.schema,
                  problems: entry.problems.map(({ field, rule }) => `${field} (${rule})`).join(t('separator.list')),
                })}
        </p>
      )}
    </section>
  );
}
