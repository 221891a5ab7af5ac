import { useText } from '../../hooks/use-text.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LabDialog } from '../lab/LabDialog.tsx';
import type { Machine } from '../provider/machine.ts';
import { formatInstant } from '../ui/format.ts';
import { AccountBox } from './AccountBox.tsx';
import { ActionList } from './ActionList.tsx';
import { Ledger } from './Ledger.tsx';
import { getRefusal } from './ledger-rows.ts';
import { MachineDiagram } from './MachineDiagram.tsx';
import { ObjectRow } from './ObjectRow.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useMachineLab } from './use-machine-lab.ts';

type MachineLabDialogProps = {
  drawn: DrawnMachine;
  machine: Machine;
  errorsPage: string | undefined;
  locale: string;
  onClose: () => void;
};

/** One object, every transition: what is possible now, what is refused and why, and what each step does to the money. */
export function MachineLabDialog({ drawn, machine, errorsPage, locale, onClose }: MachineLabDialogProps) {
  const { t } = useText();
  const controls = useMachineLab(machine, locale);
  const { object, balances, rows, trials, isBusy, advanceTo } = controls;
  const [last] = rows;
  const { next } = trials;
  const refusal = last && getRefusal(last);
  const announcement =
    !last || last.event.kind === 'start'
      ? ''
      : t('playground:machineLab.announced', {
          what: last.event.kind === 'action' ? last.event.label : t('playground:machineLab.clock'),
          result: refusal ? (refusal.code ?? t('playground:machineLab.impossibleNow')) : (last.status ?? ''),
          balances: last.accounts
            .map(({ kindLabel, amounts, currency }) =>
              [kindLabel, amounts[0]?.value, currency].filter(Boolean).join(' '),
            )
            .join(t('separator.list')),
        });
  return (
    <LabDialog
      title={`${t('playground:machineLab.title')} · ${drawn.title}`}
      locale={locale}
      announcement={announcement}
      onClose={onClose}
    >
      <p className="lab__lead">{t('playground:machineLab.lead')}</p>
      <ObjectRow stateMachine={drawn} controls={controls} />
      <RefusalNotice controls={controls} errorsPage={errorsPage} />
      <div className="stack life-lab">
        <div className="stack life-lab__side">
          {next && last && (
            <p className="row next-step">
              <Icon name="clock" />
              <span>
                {t('playground:machineLab.next', { status: next.status, time: formatInstant(next.at, last.time) })}
              </span>
              <button
                type="button"
                className="button button--small button--suggested"
                disabled={isBusy}
                onClick={() => advanceTo(next.at)}
              >
                <Icon name="forward" />
                {t('playground:advance', { time: formatInstant(next.at, last.time) })}
              </button>
            </p>
          )}
          {object && <ActionList controls={controls} />}
          <AccountBox balances={balances} />
        </div>
        <MachineDiagram drawn={drawn} controls={controls} />
      </div>
      <Ledger rows={rows} stateMachine={drawn} />
    </LabDialog>
  );
}
