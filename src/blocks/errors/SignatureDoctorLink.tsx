import { handOffSignedRequest } from '../../dom/handoff.ts';
import { useText } from '../../hooks/use-text.ts';
import type { ErrorCode } from '../../model/operation.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

type SignatureDoctorLinkProps = {
  error: Pick<ErrorCode, 'concerns'>;
  /** The page of the doctor, where the site has one. */
  page: string | undefined;
  /** What the reader pasted: it may hold the signed request. */
  text?: string;
};

/** From an error of a signature to the tool that finds its cause. */
export function SignatureDoctorLink({ error, page, text = '' }: SignatureDoctorLinkProps) {
  const { t } = useText();
  if (page === undefined || error.concerns !== 'signature') return null;
  return (
    <SmartLink className="text-link" href={page} onClickCapture={() => handOffSignedRequest(text)}>
      {t('errors.doctor')}
    </SmartLink>
  );
}
