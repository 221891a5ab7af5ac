import { useEffect, useState } from 'react';
import { readResponse } from '../../../../src/paste/read-response.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { createResponseExample } from '../examples.ts';
import type { RingKey } from '../keys/key-ring.ts';
import { diagnoseResponse, type ResponseVerdict } from '../response/diagnose-response.ts';
import { describeResponse } from './describe-verdict.ts';
import { KeyList } from './KeyList.tsx';
import { PasteBox } from './PasteBox.tsx';
import { useVerdictFocus } from './use-verdict-focus.ts';
import { VerdictView } from './VerdictView.tsx';

type ResponseDoctorProps = { keys: readonly RingKey[]; onKey: (key: RingKey) => void };

/** Whether a response is the provider's. */
export function ResponseDoctor({ keys, onKey }: ResponseDoctorProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const verdict = useResponseVerdict(text, keys);
  const { box, expectVerdict } = useVerdictFocus(verdict);
  const show = async () => {
    expectVerdict();
    setText(await createResponseExample(Date.now()));
  };
  return (
    <div className="stack doctor">
      <div className="stack tool-columns">
        <PasteBox
          title={t('doctor:cameBack')}
          placeholder={t('doctor:cameBackHint')}
          rows={12}
          text={text}
          onText={setText}
          onPaste={expectVerdict}
        >
          {text === '' ? (
            <button type="button" className="chip" onClick={() => void show()}>
              {t('doctor:responseExample')}
            </button>
          ) : (
            !verdict && (
              <span className="check check--bad" role="status">
                <Icon name="x" />
                {t('doctor:noStatusLine')}
              </span>
            )
          )}
        </PasteBox>
        <div className="stack tool-side">
          <KeyList keys={keys} use="sig" suggestedId="pk_sig_own" onKey={onKey} />
        </div>
      </div>
      {verdict && (
        <div ref={box} tabIndex={-1}>
          <VerdictView isGood={verdict.kind === 'genuine'} title={describeResponse(verdict, t).title}>
            {describeResponse(verdict, t).advice}
          </VerdictView>
        </div>
      )}
    </div>
  );
}

function useResponseVerdict(text: string, keys: readonly RingKey[]): ResponseVerdict | undefined {
  const [verdict, setVerdict] = useState<ResponseVerdict>();
  useEffect(() => {
    let isCurrent = true;
    const response = readResponse(text);
    if (!response) {
      setVerdict(undefined);
      return;
    }
    diagnoseResponse(
      response,
      keys.map(({ jwk }) => jwk),
    ).then((found) => isCurrent && setVerdict(found), console.error);
    return () => {
      isCurrent = false;
    };
  }, [text, keys]);
  return verdict;
}
