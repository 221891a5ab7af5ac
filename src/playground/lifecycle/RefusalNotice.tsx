import { useText } from '../../hooks/use-text.ts';
import { errorId } from '../../model/error-catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import type { LifecycleControls } from './use-lifecycle.ts';

type RefusalNoticeProps = {
  controls: LifecycleControls;
  /** The page of all errors. */
  errorsPage: string | undefined;
};

/** Why the last move was refused: in the words of the contract where it has a code. */
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

type RefusalProps = NonNullable<LifecycleControls['refusal']> & Pick<RefusalNoticeProps, 'errorsPage'>;

function Refusal({ move, outcome: { code, message }, errorsPage }: RefusalProps) {
  const { t } = useText();
  const name = t(`lifecycle-lab:move.${move}`);
  if (code === undefined) return t('lifecycle-lab:impossible', { what: name });
  return (
    <>
      <code>{code}</code>{' '}
      {message ? t('lifecycle-lab:nothingChanged', { what: message }) : t('lifecycle-lab:declined', { what: name })}{' '}
      {message && errorsPage && (
        <SmartLink className="text-link" href={`${errorsPage}#${errorId(code)}`}>
          {t('playground:about', { code })}
        </SmartLink>
      )}
    </>
  );
}
