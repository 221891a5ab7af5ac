import { type ComponentType, useEffect, useId, useMemo, useRef, useState } from 'react';
import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { useText } from '../../../hooks/use-text.ts';
import type { JsonValue } from '../../../model/schema.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { parseBody } from '../../client/draft.ts';
import type { JsonEditorProps } from '../../editor/JsonEditor.tsx';
import type { Draft } from '../../provider/draft.ts';
import { describeMark } from './describe-mark.ts';
import { useFieldContext } from './field-context.ts';

type BodyTextProps = { draft: Draft; onText: (body: string) => void };

/** The body as text: in a plain field at once, in the editor as soon as that is there, with caret and text as they were. */
export function BodyText({ draft, onText }: BodyTextProps) {
  const { t } = useText();
  const { provider, call, missing } = useFieldContext();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<{
    JsonEditor: ComponentType<JsonEditorProps>;
    selection: JsonEditorProps['selection'];
  }>();
  const text = draft.body ?? '';
  const problems = useMemo(
    () =>
      provider
        .marks(draft, call)
        ?.filter(({ field }) => !/^(path|query|header):/.test(field) && !missing.includes(field))
        .map((mark) => ({ field: mark.field, message: describeMark(mark, t) })),
    [provider, call, draft, missing, t],
  );

  useEffect(() => {
    let isCurrent = true;
    import('../../editor/JsonEditor.tsx').then(
      ({ JsonEditor }) => isCurrent && setEditor({ JsonEditor, selection: readSelection(field.current) }),
      // The plain field does as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      {editor ? (
        <editor.JsonEditor
          text={text}
          label={t('playground:body')}
          selection={editor.selection}
          problems={problems ?? []}
          syntaxError={t('playground:editor.syntax')}
          onText={onText}
        />
      ) : (
        <textarea
          ref={field}
          className="call-input"
          aria-label={t('playground:body')}
          rows={Math.min(24, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          aria-describedby={id}
          onChange={({ target }) => onText(target.value)}
        />
      )}
      <BodyState value={parseBody(draft)} problems={problems?.length} />
      <p className="field-row__hint" id={id}>
        {t('playground:editor.oneValue')}
        {editor && (
          <>
            <br />
            {t('playground:editor.keys')}
          </>
        )}
      </p>
    </>
  );
}

/** Whether the body is JSON, how many rules it breaks where that is known, and its size. */
function BodyState({ value, problems }: { value: JsonValue | undefined; problems: number | undefined }) {
  const { t } = useText();
  return (
    <p className="body-text__state">
      {value === undefined ? (
        <span className="check check--bad" role="status">
          <Icon name="warn" />
          {t('playground:notJson')}
        </span>
      ) : (
        <>
          {problems !== undefined && (
            <span className={problems === 0 ? 'check' : 'check check--bad'} role="status">
              <Icon name={problems === 0 ? 'check' : 'warn'} />
              {problems === 0 ? t('playground:editor.valid') : t('playground:editor.invalid', { count: problems })}
            </span>
          )}
          <small>{t('playground:editor.bytes', { bytes: encodeUtf8(JSON.stringify(value)).length })}</small>
        </>
      )}
    </p>
  );
}

function readSelection(field: HTMLTextAreaElement | null): JsonEditorProps['selection'] {
  if (!field || document.activeElement !== field) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, head: selectionStart }
    : { anchor: selectionStart, head: selectionEnd };
}
