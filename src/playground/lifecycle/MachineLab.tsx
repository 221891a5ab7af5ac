import { useText } from '../../hooks/use-text.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LabDialog } from '../lab/LabDialog.tsx';
import { formatInstant } from '../ui/format.ts';
import { AccountBox } from './AccountBox.tsx';
import { Ledger } from './Ledger.tsx';
import { MachineMap } from './MachineMap.tsx';
import { MoveList } from './MoveList.tsx';
import type { Lifecycle } from './move.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { StartRow } from './StartRow.tsx';
import { useLifecycle } from './use-lifecycle.ts';

type MachineLabProps = {
  machine: DrawnMachine;
  lifecycle: Lifecycle;
  errorsPage: string | undefined;
  locale: string;
  onClose: () => void;
};

/** One object, every transition: what is possible now, what is refused and why, and what each step does to the money. */
export function MachineLab({ machine, lifecycle, errorsPage, locale, onClose }: MachineLabProps) {
  const { t } = useText();
  const controls = useLifecycle(lifecycle, locale);
  const { subject, rows, trials, isBusy, advanceTo } = controls;
  const [last] = rows;
  const { next } = trials;
  const announcement =
    !last || last.what === 'start'
      ? ''
      : t('lifecycle-lab:announced', {
          what: last.what === 'clock' ? t('lifecycle-lab:clock') : t(`lifecycle-lab:move.${last.what}`),
          result: last.isRefused ? (last.code ?? t('lifecycle-lab:impossibleNow')) : (last.status ?? ''),
          balances: last.accounts
            .map(({ kind, available, currency }) => `${t(`playground:kind.${kind}`)} ${available} ${currency}`)
            .join(t('separator.list')),
        });
  return (
    <LabDialog
      title={`${t('lifecycle-lab:title')} · ${machine.title}`}
      locale={locale}
      announcement={announcement}
      onClose={onClose}
    >
      <p className="lab__lead">{t('lifecycle-lab:lead')}</p>
      <StartRow machine={machine} controls={controls} />
      <RefusalNotice controls={controls} errorsPage={errorsPage} />
      <div className="life-lab">
        <div className="life-lab__main">
          <MachineMap machine={machine} controls={controls} />
          {next && last && (
            <p className="next-step">
              <Icon name="clock" />
              <span>{t('lifecycle-lab:next', { status: next.status, time: formatInstant(next.at, last.time) })}</span>
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
          {subject && <MoveList controls={controls} />}
        </div>
        <AccountBox controls={controls} />
      </div>
      <Ledger rows={rows} machine={machine} />
    </LabDialog>
  );
}
