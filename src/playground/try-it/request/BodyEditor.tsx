import { useText } from '../../../hooks/use-text.ts';
import type { RequestBody } from '../../../model/operation.ts';
import { parseBody } from '../../client/draft.ts';
import { hasFields } from '../../client/media-type.ts';
import type { Draft } from '../../provider/draft.ts';
import { BodyFields } from './BodyFields.tsx';
import { BodyText } from './BodyText.tsx';
import { FileRow } from './FileRow.tsx';
import { useFieldContext } from './field-context.ts';
import { MediaTypeSelect } from './MediaTypeSelect.tsx';

type BodyEditorProps = {
  body: RequestBody;
  draft: Draft;
  /** Whether it is to be shown as JSON; text that is none is in any case. */
  isRaw: boolean;
  onRaw: (isRaw: boolean) => void;
  onText: (body: string) => void;
  onMediaType: (mediaType: string) => void;
};

/** The body as a form or as JSON: the same text in both. One without fields is a file, or text as it is sent. */
export function BodyEditor({ body, draft, isRaw, onRaw, onText, onMediaType }: BodyEditorProps) {
  const { t } = useText();
  const { provider, call } = useFieldContext();
  const value = parseBody(draft);
  const { mediaType = '', schema } = body.contents[0] ?? {};
  const fields = schema?.fields ?? schema?.alternatives?.options[0]?.schema.fields;
  const isForm = !isRaw && value !== undefined && fields !== undefined;
  const isFile = provider.files(call).has('');
  const isValue = !isFile && (mediaType === '' || hasFields(mediaType));
  return (
    <>
      <h3 className="body-editor__head">
        {t('playground:body')}
        {isValue ? (
          <span className="segments">
            <button type="button" aria-pressed={isForm} disabled={value === undefined} onClick={() => onRaw(false)}>
              {t('playground:form')}
            </button>
            <button type="button" aria-pressed={!isForm} onClick={() => onRaw(true)}>
              {t('playground:json')}
            </button>
          </span>
        ) : (
          !isFile && body.contents.length === 1 && <code>{mediaType}</code>
        )}
      </h3>
      {body.contents.length > 1 && <MediaTypeSelect body={body} onChoose={onMediaType} />}
      {isFile ? (
        <FileRow name={mediaType} field="" isRequired={body.required} isList={false} />
      ) : !isValue ? (
        <textarea
          className="call-input"
          aria-label={t('playground:body')}
          rows={Math.min(24, (draft.body ?? '').split('\n').length + 1)}
          spellCheck={false}
          value={draft.body}
          onChange={({ target }) => onText(target.value)}
        />
      ) : isForm ? (
        <BodyFields fields={fields} body={value} />
      ) : (
        <BodyText draft={draft} onText={onText} />
      )}
    </>
  );
}
