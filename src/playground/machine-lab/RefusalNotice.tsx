import { useText } from '../../hooks/use-text.ts';
import { errorId } from '../../model/error-catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { trimStop } from '../ui/trim-stop.ts';
import type { MachineControls } from './use-machine-lab.ts';

type RefusalNoticeProps = {
  controls: MachineControls;
  /** The page of all errors. */
  errorsPage: string | undefined;
};

/** Why the last action was refused: in the words of the API where it has a code. */
export function RefusalNotice({ controls: { refusal, hasFailed }, errorsPage }: RefusalNoticeProps) {
  const { t } = useText();
  if (!refusal && !hasFailed) return null;
  return (
    <p className="lab-notice" role="alert">
      <Icon name="stop" />
      <span>{refusal ? <Refusal {...refusal} errorsPage={errorsPage} /> : t('playground:failed')}</span>
    </p>
  );
}

type RefusalProps = NonNullable<MachineControls['refusal']> & Pick<RefusalNoticeProps, 'errorsPage'>;

function Refusal({ label, result: { code, message, explanation }, errorsPage }: RefusalProps) {
  const { t } = useText();
  if (code === undefined) return t('playground:machineLab.impossible', { what: label });
  return (
    <>
      <code>{code}</code>{' '}
      {message ? t('playground:machineLab.nothingChanged', { what: trimStop(message) }) : explanation}{' '}
      {message && errorsPage && (
        <SmartLink className="text-link" href={`${errorsPage}#${errorId(code)}`}>
          {t('playground:about', { code })}
        </SmartLink>
      )}
    </>
  );
}
