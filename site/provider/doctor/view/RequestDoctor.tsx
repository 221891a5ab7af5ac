import { useRef, useState } from 'react';
import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { takeHandoff } from '../../../../src/dom/handoff.ts';
import type { ReadRequest } from '../../../../src/paste/request/pasted-request.ts';
import { printRequest } from '../../../../src/paste/request/print-request.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { createExample, EXAMPLES, type ExampleName } from '../examples.ts';
import type { RingKey } from '../keys/key-ring.ts';
import { type RefusedRequest, takeRefused } from '../refused-request.ts';
import { CausesTried } from './CausesTried.tsx';
import { CorrectedRequest } from './CorrectedRequest.tsx';
import { KeyList } from './KeyList.tsx';
import { PasteBox } from './PasteBox.tsx';
import { RequestVerdict } from './RequestVerdict.tsx';
import { SignedLines } from './SignedLines.tsx';
import { useDiagnosis } from './use-diagnosis.ts';
import { useVerdictFocus } from './use-verdict-focus.ts';

type RequestDoctorProps = { server: string; keys: readonly RingKey[]; onKey: (key: RingKey) => void };

/** From a request that was refused with 401008 to one that verifies. */
export function RequestDoctor({ server, keys, onKey }: RequestDoctorProps) {
  const { t } = useText();
  const [refused] = useState(takeRefused);
  const [text, setText] = useState(() => (refused ? printRefused(refused) : (takeHandoff() ?? '')));
  const [signed, setSigned] = useState(refused?.stringToSign ?? '');
  // As long as it is that request.
  const now = refused && text.includes(String(refused.time)) ? refused.time : undefined;
  const { read, diagnosis } = useDiagnosis(text, signed, { keys, now });
  const { box, expectVerdict } = useVerdictFocus(diagnosis, text !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const show = async (name: ExampleName) => {
    setSigned('');
    expectVerdict();
    setText(await createExample(name, server, Date.now()));
  };
  const clear = () => {
    setText('');
    setSigned('');
    // Its button is gone with the text.
    field.current?.focus();
  };
  return (
    <div className="stack doctor">
      <div className="stack tool-columns">
        <PasteBox
          title={t('doctor:sent')}
          placeholder={t('doctor:sentHint')}
          rows={12}
          text={text}
          onText={setText}
          onPaste={expectVerdict}
          field={field}
        >
          {text === '' ? (
            <fieldset className="tool-examples">
              <legend>{t('doctor:examples')}</legend>
              {EXAMPLES.map((name) => (
                <button key={name} type="button" className="chip" onClick={() => void show(name)}>
                  {t(`doctor:example.${name}`)}
                </button>
              ))}
            </fieldset>
          ) : (
            <ReadState read={read} onClear={clear} />
          )}
        </PasteBox>
        <div className="stack tool-side">
          <PasteBox
            title={t('doctor:signed')}
            note={signed === '' ? t('doctor:optional') : t('doctor:bytesCount', { bytes: encodeUtf8(signed).length })}
            placeholder={t('doctor:signedHint')}
            rows={6}
            text={signed}
            onText={setSigned}
          />
          <KeyList keys={keys} use="sig" suggestedId={diagnosis?.request.credentials.keyId ?? ''} onKey={onKey} />
        </div>
      </div>
      {read.ok && diagnosis && (
        <>
          <div ref={box} tabIndex={-1}>
            <RequestVerdict diagnosis={diagnosis} />
          </div>
          <SignedLines lines={diagnosis.lines} />
          <div className="stack tool-columns">
            {diagnosis.trials.length > 0 && <CausesTried trials={diagnosis.trials} />}
            <CorrectedRequest request={read.request} diagnosis={diagnosis} keys={keys} />
          </div>
        </>
      )}
    </div>
  );
}

/** What was read of the pasted text, or why it is not a request. */
function ReadState({ read, onClear }: { read: ReadRequest; onClear: () => void }) {
  const { t } = useText();
  return (
    <>
      <span className={read.ok ? 'check' : 'check check--bad'} role="status">
        <Icon name={read.ok ? 'check' : 'x'} />
        {read.ok
          ? t('doctor:read', {
              method: read.request.method,
              count: read.request.headers.length,
              body: t('doctor:bodyBytes', { bytes: encodeUtf8(read.request.body ?? '').length }),
            })
          : t(`doctor:problem.${read.problem}`)}
      </span>
      <button type="button" className="icon-button icon-button--small" aria-label={t('doctor:clear')} onClick={onClear}>
        <Icon name="bin" />
      </button>
    </>
  );
}

const NONCE_REUSED = 401010;

/** That a nonce was used before can be seen of the response only. */
function printRefused({ code, ...refused }: RefusedRequest): string {
  const request = printRequest({ format: 'http', ...refused }, 'http');
  return code === NONCE_REUSED ? `${request}\n\nHTTP/1.1 401 Unauthorized\n\n{"code":${code}}` : request;
}
