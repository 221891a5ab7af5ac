import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { State } from '../../sandbox/state/state.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CallTarget } from '../client/call-target.ts';
import { type Draft, parseBody, printBody } from '../client/draft.ts';
import type { Preparation } from '../form/choices.ts';
import { type JsonPath, setAt } from '../form/json-path.ts';
import { findViolations } from '../form/violations.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { FieldContext } from './field-context.ts';
import { OutcomeSelect } from './OutcomeSelect.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { ViolationSummary } from './ViolationSummary.tsx';

type RequestFormProps = {
  operation: Operation;
  locale: string;
  /** Of a sandbox; undefined with an address of the reader's own. */
  state: State | undefined;
  target: CallTarget | undefined;
  /** Credentials of the call. */
  access: ReactNode;
  draft: Draft;
  outcome: number;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
  onOutcome: (index: number) => void;
  onPrepare: (what: Preparation) => void;
  onSend: () => void;
  onReset: () => void;
  onNotice: (text: string) => void;
};

/** Everything that goes into a call. Nothing is forbidden: a broken rule is shown, and may be sent to see the error. */
export function RequestForm(props: RequestFormProps) {
  const { operation, locale, state, target, draft, isBusy, onDraft, onSend } = props;
  const { t } = useText();
  const [isChecked, setChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const violations = findViolations(operation.id, draft);
  const { path, query } = operation.parameters;
  const parameters = [...path, ...query.filter(({ name }) => !SIGNATURE_PARAMETERS.includes(name))];

  const changeBody = (at: JsonPath, value: JsonValue | undefined) =>
    onDraft({ ...draft, body: printBody(setAt(parseBody(draft), at, value)) });
  const send = () => {
    if (violations.length > 0 && !isChecked) {
      setChecked(true);
      // After it is rendered.
      setTimeout(() => summary.current?.focus());
      return;
    }
    onSend();
  };
  return (
    <form
      className="request-form"
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="request-form__scroll">
        {isChecked && <ViolationSummary ref={summary} violations={violations} />}
        <h3>{t('playground:access')}</h3>
        {props.access}
        <FieldContext
          value={{
            operationId: operation.id,
            locale,
            state,
            body: parseBody(draft),
            violations: isChecked ? violations : [],
            isBusy,
            onChange: changeBody,
            onPrepare: props.onPrepare,
          }}
        >
          {parameters.length > 0 && (
            <>
              <h3>{t('playground:parameters')}</h3>
              <ParameterFields
                fields={parameters}
                values={draft.parameters}
                onChange={(name, value) => onDraft({ ...draft, parameters: { ...draft.parameters, [name]: value } })}
              />
            </>
          )}
          {state && <OutcomeSelect operationId={operation.id} chosen={props.outcome} onChoose={props.onOutcome} />}
          {draft.body !== undefined && operation.body && (
            <BodyEditor
              operationId={operation.id}
              body={operation.body}
              draft={draft}
              onText={(body) => onDraft({ ...draft, body })}
            />
          )}
        </FieldContext>
      </div>
      <div className="request-form__actions">
        <button type="submit" className="button button--primary" disabled={isBusy} aria-keyshortcuts="Control+Enter">
          <Icon name="play" />
          {t(
            isBusy
              ? 'playground:sending'
              : isChecked && violations.length > 0
                ? 'playground:sendAnyway'
                : 'playground:send',
          )}
        </button>
        <kbd>Ctrl ↵</kbd>
        <CopyMenu
          operation={operation}
          locale={locale}
          draft={draft}
          target={target?.environment === 'page' ? undefined : target}
          onNotice={props.onNotice}
        />
        <button type="button" className="button button--quiet" onClick={props.onReset}>
          {t('playground:resetForm')}
        </button>
      </div>
    </form>
  );
}

/** Filled in by the signature. */
const SIGNATURE_PARAMETERS = ['merchantId', 'timestamp', 'nonce', 'keyId', 'signature'];
