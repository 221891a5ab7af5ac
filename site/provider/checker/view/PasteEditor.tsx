import { useId, useMemo } from 'react';
import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { isOneLine, prettyPrint } from '../../../../packages/base/json/pretty-print.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { createExample, EXAMPLES } from '../examples.ts';
import { listMarkedLines } from './marked-lines.ts';
import type { Findings } from './use-findings.ts';

type PasteEditorProps = {
  text: string;
  isMasked: boolean;
  onText: (text: string) => void;
  findings: Findings;
};

const LEAST_ROWS = 14;
/** Lines from which on the time that a selection takes can be felt. */
const LONG = 500;
/** Beyond this, numbers beside the lines cost more than they help. */
const MAX_NUMBERED = 5000;

/** The pasted text with the numbers of its lines, those with findings marked. Lines are not wrapped, so each is as high as the others. */
export function PasteEditor({ text, isMasked, onText, findings }: PasteEditorProps) {
  const { t } = useText();
  const id = useId();
  const count = useMemo(() => text.split('\n').length, [text]);
  const numbers = useMemo(
    () => Array.from({ length: Math.min(count, MAX_NUMBERED) }, (_, index) => index + 1).join('\n'),
    [count],
  );
  const current = findings.shown[findings.current ?? -1];
  const bytes = useMemo(() => encodeUtf8(text).length, [text]);
  return (
    <section className="panel paste-box">
      <div className="row row--wrap paste-box__head">
        <label htmlFor={id}>{t('checker:pasted')}</label>
        {text !== '' && (
          <>
            <small>{t('checker:bytes', { bytes })}</small>
            <button
              type="button"
              className="icon-button icon-button--small"
              aria-label={t('checker:clear')}
              title={t('checker:clear')}
              onClick={() => onText('')}
            >
              <Icon name="bin" />
            </button>
          </>
        )}
      </div>
      <div className={count > LONG ? 'paste-lines paste-lines--long' : 'paste-lines'}>
        {text !== '' && (
          <pre className="paste-lines__numbers" aria-hidden="true">
            {numbers}
          </pre>
        )}
        {listMarkedLines(findings.shown).map(({ line, level }) => (
          <span
            key={line}
            className={`paste-lines__mark paste-lines__mark--${level}`}
            data-current={line === current?.line || undefined}
            style={{ insetBlockStart: `calc(var(--inset) + ${line} * var(--line-height))` }}
          />
        ))}
        <textarea
          ref={findings.editor}
          id={id}
          rows={Math.max(count, LEAST_ROWS)}
          wrap={text === '' ? 'soft' : 'off'}
          value={text}
          placeholder={t('checker:hint')}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <div className="row row--wrap paste-box__foot">
        {text === '' ? (
          <Examples onText={onText} />
        ) : (
          <>
            {isMasked && (
              <span className="check" role="status">
                <Icon name="lock" />
                {t('checker:masked')}
              </span>
            )}
            {isOneLine(text) && (
              <button type="button" className="button button--small" onClick={() => onText(prettyPrint(text))}>
                {t('checker:format')}
              </button>
            )}
            <small>{t('checker:privacy')}</small>
          </>
        )}
      </div>
    </section>
  );
}

function Examples({ onText }: Pick<PasteEditorProps, 'onText'>) {
  const { t } = useText();
  return (
    <fieldset className="tool-examples">
      <legend>{t('checker:examples')}</legend>
      {EXAMPLES.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          onClick={() => void createExample(name, Date.now()).then(onText)}
        >
          {t(`checker:example.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
