import { Fragment, useEffect, useState } from 'react';
import { MERCHANT_ID } from '../../../../packages/simulator/core/test-merchant.ts';
import { isPrivate } from '../../../../packages/simulator/keys/rsa-keys.ts';
import type { PastedRequest } from '../../../../src/paste/request/pasted-request.ts';
import { printRequest } from '../../../../src/paste/request/print-request.ts';
import { CopyButton } from '../../../../src/ui/CopyButton.tsx';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { correctRequest } from '../diagnosis/correct-request.ts';
import type { Diagnosis } from '../diagnosis/diagnose.ts';
import type { RingKey } from '../keys/key-ring.ts';

type CorrectedRequestProps = { request: PastedRequest; diagnosis: Diagnosis; keys: readonly RingKey[] };

/** The same request signed right, where the private key is at hand; else what to do without it. */
export function CorrectedRequest({ request, diagnosis, keys }: CorrectedRequestProps) {
  const { t } = useText();
  const { verdict } = diagnosis;
  const { keyId } = diagnosis.request.credentials;
  const [renewed, setRenewed] = useState<{ of: PastedRequest; time: number }>();
  const [corrected, setCorrected] = useState<PastedRequest>();
  const key = keys.map(({ jwk }) => jwk).find(({ kid, use }) => kid === keyId && use === 'sig');
  const signer = key && isPrivate(key) ? key : undefined;
  const renew = renewed?.of === request ? renewed.time : undefined;
  useEffect(() => {
    let isCurrent = true;
    setCorrected(undefined);
    if (!signer) return;
    correctRequest(request, signer, { merchantId: MERCHANT_ID, verdict, ...(renew !== undefined && { renew }) }).then(
      (done) => isCurrent && setCorrected(done),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [request, verdict, signer, renew]);
  const text = corrected && printRequest(corrected, request.format);
  return (
    <section className="panel paste-box" aria-label={t('doctor:corrected')}>
      <div className="row row--wrap paste-box__head">
        <h2>{t('doctor:corrected')}</h2>
        {text && <CopyButton text={text} label={t('doctor:copyCorrected')} />}
      </div>
      {text && corrected ? (
        <pre>
          <code>
            {text.split('\n').map((line, index) => (
              // Line feeds between inline blocks: a selection that is copied has each of them once.
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
              <Fragment key={index}>
                {index > 0 && '\n'}
                <span className={isChanged(line) ? 'corrected-line corrected-line--new' : 'corrected-line'}>
                  {line}
                </span>
              </Fragment>
            ))}
          </code>
        </pre>
      ) : (
        <p className="paste-box__empty">{t('doctor:signYourself', { keyId })}</p>
      )}
      {text && (
        <div className="row row--wrap paste-box__foot">
          <span className="check">
            <Icon name="shield" />
            {t('doctor:verifiesWith', { keyId })}
          </span>
          <button
            type="button"
            className="button button--small"
            onClick={() => setRenewed({ of: request, time: Date.now() })}
          >
            <Icon name="clock" />
            {t('doctor:signNow')}
          </button>
        </div>
      )}
    </section>
  );

  function isChanged(line: string): boolean {
    return !printRequest(request, request.format).split('\n').includes(line);
  }
}
