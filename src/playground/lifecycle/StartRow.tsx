import { useText } from '../../hooks/use-text.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shorten } from '../ui/shorten-id.ts';
import type { LifecycleControls } from './use-lifecycle.ts';

/** Which object it is, and every way to a new one. */
export function StartRow({ machine, controls }: { machine: StateMachine; controls: LifecycleControls }) {
  const { t } = useText();
  const { subject, subjects, lifecycle, isBusy, choose, start } = controls;
  const isFinal = subject !== undefined && !machine.transitions.some(({ from }) => from.includes(subject.status ?? ''));
  return (
    <div className="life-start">
      {subject && (
        <select
          className="call-input"
          aria-label={t(`playground:kind.${lifecycle.kind}`)}
          value={subject.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {subjects.map(({ id, title, status }) => (
            <option key={id} value={id}>
              {[title, status, shorten(id)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
      {lifecycle.starts.map((one, index) => (
        <button
          key={one.name}
          type="button"
          className={`button button--small${index === 0 && (!subject || isFinal) ? ' button--primary' : ''}`}
          disabled={isBusy}
          onClick={() => start(one)}
        >
          <Icon name="plus" />
          {t(`lifecycle-lab:move.${one.name}`)}
        </button>
      ))}
      {isFinal && <span>{t('lifecycle-lab:final', { status: subject.status ?? '' })}</span>}
      {!subject && <span>{t('lifecycle-lab:none')}</span>}
    </div>
  );
}
