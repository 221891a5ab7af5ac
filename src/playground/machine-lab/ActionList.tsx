import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { MachineControls } from './use-machine-lab.ts';

const SIDES = [
  { by: 'api', icon: 'code' },
  { by: 'external', icon: 'pulse' },
] as const;

/** Every action with what it would come to now. What is refused stays a button: it shows the documented error. */
export function ActionList({ controls }: { controls: MachineControls }) {
  const { t } = useText();
  const { machine, trials, object, isBusy, runAction } = controls;
  return (
    <div className="stack life-actions">
      {SIDES.map(({ by, icon }) => {
        const actions = machine.actions.filter((action) => action.by === by);
        if (actions.length === 0) return null;
        return (
          <section key={by} className="lab-box">
            <h3>
              <Icon name={icon} />
              {t(`playground:machineLab.${by}`)}
            </h3>
            <div className="lab-actions">
              {actions.map((action) => {
                const trial = trials.actions[action.id];
                const isRefused = trial?.isRefused === true;
                const isOtherStatus = trial?.status !== undefined && trial.status !== object?.status;
                return (
                  <button
                    key={action.id}
                    type="button"
                    className={isRefused ? 'button life-action--refused' : 'button'}
                    disabled={isBusy}
                    onClick={() => object && runAction(action, object.id)}
                  >
                    {action.label}{' '}
                    <small>
                      {isRefused
                        ? (trial.code ?? t('playground:machineLab.notNow'))
                        : isOtherStatus && `→ ${trial.status}`}
                    </small>
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
