import { useEffect, useState } from 'react';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { createKeyRing } from '../../doctor/keys/key-ring.ts';
import type { ResponseVerdict } from '../../doctor/response/diagnose-response.ts';
import type { Text } from '../../strings/text.ts';
import { useText } from '../../strings/use-text.ts';
import { type CheckedText, checkSignature } from '../check-paste.ts';

type SignatureLineProps = { checked: CheckedText; isMasked: boolean; doctorPage: string | undefined };

/** Whether a response with its headers is the provider's. Frames have no signature, and errors before a key is known have none either. */
export function SignatureLine({ checked, isMasked, doctorPage }: SignatureLineProps) {
  const { t } = useText();
  const verdict = useVerdict(checked, isMasked);
  const { subject, paste } = checked;
  if (subject.kind === 'frame') return null;
  if (paste.status === undefined) return <p className="signature-line">{t('checker:signature.none')}</p>;
  if (isMasked) return <p className="signature-line">{t('checker:signature.maskedOut')}</p>;
  if (!verdict) return null;
  const isGood = verdict.kind === 'genuine';
  const isBad = verdict.kind === 'unexplained' || verdict.kind === 'printedAgain';
  return (
    <p className={`signature-line${isGood ? ' check' : isBad ? ' check check--bad' : ''}`} role="status">
      {(isGood || isBad) && <Icon name={isGood ? 'check' : 'stop'} />}
      <span>
        {t(`checker:signature.${verdict.kind}`, getValues(verdict, t))}{' '}
        {!isGood && doctorPage !== undefined && (
          <SmartLink className="text-link" href={doctorPage}>
            {t('checker:doctor')}
          </SmartLink>
        )}
      </span>
    </p>
  );
}

function useVerdict(checked: CheckedText, isMasked: boolean): ResponseVerdict | undefined {
  const [verdict, setVerdict] = useState<ResponseVerdict>();
  useEffect(() => {
    let isCurrent = true;
    setVerdict(undefined);
    // Only a secure context has cryptography.
    if (isMasked || globalThis.crypto?.subtle === undefined) return;
    const keys = createKeyRing().map(({ jwk }) => jwk);
    checkSignature(checked, keys).then((found) => isCurrent && setVerdict(found), console.error);
    return () => {
      isCurrent = false;
    };
  }, [checked, isMasked]);
  return verdict;
}

function getValues(verdict: ResponseVerdict, t: Text): Record<string, string> {
  if (verdict.kind === 'missing') return { names: verdict.names.join(t('separator.list')) };
  return 'keyId' in verdict ? { keyId: verdict.keyId.slice(0, 80) } : {};
}
