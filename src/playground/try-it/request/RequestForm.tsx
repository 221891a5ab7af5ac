import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { parseBody, printBody } from '../../client/draft.ts';
import type { Exchange } from '../../client/exchange.ts';
import { findInput } from '../../form/field-mark.ts';
import type { Form } from '../../form/form.ts';
import { setAt } from '../../form/json-path.ts';
import { findMissingObjects } from '../../form/missing-objects.ts';
import { findRefusedFields } from '../../form/refused-fields.ts';
import type { Draft } from '../../provider/draft.ts';
import type { Outcome } from '../../provider/field.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { FieldContext } from './field-context.ts';
import { OutcomeSelect } from './OutcomeSelect.tsx';
import { ParameterField } from './ParameterField.tsx';
import { ViolationSummary } from './ViolationSummary.tsx';

type RequestFormProps = {
  form: Form;
  /** Credentials of the call. */
  access: ReactNode;
  draft: Draft;
  /** The call whose response is shown. */
  shown: Exchange | undefined;
  outcomes: Outcome[];
  outcome: string;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
  onOutcome: (id: string) => void;
  onMediaType: (mediaType: string) => void;
  onPrepare: (id: string) => void;
  onSend: () => void;
  onReset: () => void;
  onNotice: (text: string) => void;
};

const LOCATIONS = ['path', 'query', 'header'] as const;

/** Everything that goes into a call. Nothing is forbidden: a broken rule is shown, and may be sent to see the error. */
export function RequestForm(props: RequestFormProps) {
  const { draft, shown, outcomes, isBusy, onDraft, onSend } = props;
  const { operation, provider, call } = props.form;
  const { t } = useText();
  const [isChecked, setChecked] = useState(false);
  const [isRaw, setRaw] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // What Send creates first breaks no rule.
  const missing = findMissingObjects(draft, props.form).map(({ field }) => field);
  const violations = (provider.marks(draft, call) ?? []).filter(({ field }) => !missing.includes(field));
  const parameters = listParameters(props.form);
  // What a response says of a form holds until the form changes.
  const refused = shown && shown.draft === draft ? findRefusedFields(shown, props.form) : [];

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // By the keyboard it comes past the disabled button.
    if (isBusy) return;
    if (violations.length > 0 && !isChecked) {
      setChecked(true);
      afterRender(() => summary.current?.focus());
      return;
    }
    onSend();
  };
  const goTo = (field: string) => {
    const input = findInput(element.current, field);
    if (input) return input.focus();
    setRaw(true);
    afterRender(() => element.current?.querySelector<HTMLElement>('.json-editor, textarea')?.focus());
  };
  return (
    <form ref={element} className="request-form" tabIndex={-1} onSubmit={send}>
      <div className="request-form__scroll">
        {isChecked && <ViolationSummary ref={summary} violations={violations} onGo={goTo} />}
        {props.access && <h3>{t('playground:access')}</h3>}
        {props.access}
        <FieldContext
          value={{
            provider,
            call,
            draft,
            marks: [...refused, ...(isChecked ? violations : [])],
            missing,
            isBusy,
            onChange: (at, value) => onDraft({ ...draft, body: printBody(setAt(parseBody(draft), at, value)) }),
            onFiles: (name, files) => onDraft({ ...draft, files: { ...draft.files, [name]: files } }),
            onPrepare: props.onPrepare,
          }}
        >
          {parameters.length > 0 && <h3>{t('playground:parameters')}</h3>}
          {parameters.map(({ location, field }) => (
            <ParameterField
              key={`${location}:${field.name}`}
              location={location}
              field={field}
              value={draft.parameters[field.name] ?? ''}
              onChange={(value) => onDraft({ ...draft, parameters: { ...draft.parameters, [field.name]: value } })}
            />
          ))}
          {outcomes.length > 0 && (
            <OutcomeSelect outcomes={outcomes} chosen={props.outcome} onChoose={props.onOutcome} />
          )}
          {draft.body !== undefined && operation.body && (
            <BodyEditor
              body={operation.body}
              draft={draft}
              isRaw={isRaw}
              onRaw={setRaw}
              onText={(body) => onDraft({ ...draft, body })}
              onMediaType={props.onMediaType}
            />
          )}
        </FieldContext>
      </div>
      <FormActions {...props} hasWarned={isChecked && violations.length > 0} />
    </form>
  );
}

/** Those that the reader fills in. */
function listParameters({ operation, provider, call }: Form) {
  return LOCATIONS.flatMap((location) =>
    operation.parameters[location]
      .filter(({ name }) => !provider.isFilledIn({ location, path: [name] }, call))
      .map((field) => ({ location, field })),
  );
}

function FormActions({ form, draft, isBusy, onReset, onNotice, hasWarned }: RequestFormProps & { hasWarned: boolean }) {
  const { t } = useText();
  return (
    <div className="row request-form__actions">
      <button type="submit" className="button button--primary" disabled={isBusy} aria-keyshortcuts="Control+Enter">
        <Icon name="play" />
        {t(isBusy ? 'playground:sending' : hasWarned ? 'playground:sendAnyway' : 'playground:send')}
      </button>
      <kbd>Ctrl ↵</kbd>
      <CopyMenu form={form} draft={draft} onNotice={onNotice} />
      <button type="button" className="button button--quiet" onClick={onReset}>
        {t('playground:resetForm')}
      </button>
    </div>
  );
}

function afterRender(work: () => void): void {
  setTimeout(work);
}
