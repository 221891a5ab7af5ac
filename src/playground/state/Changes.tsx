import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { StateChange } from '../client/state-changes.ts';
import { shorten } from '../ui/shorten-id.ts';

/** What a step did to each object: the old value struck through, the new one beside it. */
export function Changes({ changes, isRefused }: { changes: StateChange[]; isRefused: boolean }) {
  const { t } = useText();
  if (changes.length === 0)
    return (
      <p className="row changes__none">
        <Icon name="shield" />
        {t(isRefused ? 'playground:nothingChangedRefused' : 'playground:nothingChanged')}
      </p>
    );
  return (
    <ul className="changes">
      {changes.map((change) => (
        <Change key={`${change.kind} ${change.id}`} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: StateChange }) {
  const { t } = useText();
  const { kindLabel, icon, id, isIdHidden, title, isNew, status, amounts } = change;
  return (
    <li>
      <h4>
        <Icon name={icon} />
        {kindLabel}
        {isNew && <span className="tag">{t('playground:isNew')}</span>}
      </h4>
      {status && (
        <p className="row changes__status">
          {status.before !== undefined && (
            <>
              <span className="badge">{status.before}</span>
              <Icon name="right" />
              <span className="visually-hidden">{t('playground:to')}</span>
            </>
          )}
          <span className="badge badge--now">{status.after}</span>
        </p>
      )}
      {amounts.length > 0 && (
        <dl>
          {amounts.map(({ label, before, after, currency }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before !== undefined && (
                  <>
                    <span className="visually-hidden">{t('playground:was')}</span>
                    <s>{before}</s>{' '}
                  </>
                )}
                <b>{after}</b> {currency}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="changes__id">
        {title && <span>{title}</span>}
        {!isIdHidden && <code>{shorten(id)}</code>}
      </p>
    </li>
  );
}
