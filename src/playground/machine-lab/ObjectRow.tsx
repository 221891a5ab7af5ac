import { useText } from '../../hooks/use-text.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shorten } from '../ui/shorten-id.ts';
import type { MachineControls } from './use-machine-lab.ts';

/** Which object it is, and every action that makes one. */
export function ObjectRow({ stateMachine, controls }: { stateMachine: StateMachine; controls: MachineControls }) {
  const { t } = useText();
  const { object, objects, machine, isBusy, choose, runAction } = controls;
  const isFinal =
    object !== undefined && !stateMachine.transitions.some(({ from }) => from.includes(object.status ?? ''));
  return (
    <div className="row row--wrap life-start">
      {object && (
        <select
          className="call-input"
          aria-label={object.kindLabel}
          value={object.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {objects.map(({ id, title, status }) => (
            <option key={id} value={id}>
              {[title, status, shorten(id)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
      {machine.initial.map((action, index) => (
        <button
          key={action.id}
          type="button"
          className={`button button--small${index === 0 && (!object || isFinal) ? ' button--primary' : ''}`}
          disabled={isBusy}
          onClick={() => runAction(action)}
        >
          <Icon name="plus" />
          {action.label}
        </button>
      ))}
      {isFinal && <span>{t('playground:machineLab.final', { status: object.status ?? '' })}</span>}
      {!object && <span>{t('playground:machineLab.none')}</span>}
    </div>
  );
}
