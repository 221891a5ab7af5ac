import { useText } from '../../../hooks/use-text.ts';
import type { RequestBody } from '../../../model/operation.ts';
import { parseBody } from '../../client/draft.ts';
import type { Draft } from '../../provider/draft.ts';
import { BodyFields } from './BodyFields.tsx';
import { BodyText } from './BodyText.tsx';

type BodyEditorProps = {
  body: RequestBody;
  draft: Draft;
  /** Whether it is to be shown as JSON; text that is none is in any case. */
  isRaw: boolean;
  onRaw: (isRaw: boolean) => void;
  onText: (body: string) => void;
};

/** The body as a form or as JSON: the same text in both. */
export function BodyEditor({ body, draft, isRaw, onRaw, onText }: BodyEditorProps) {
  const { t } = useText();
  const value = parseBody(draft);
  const schema = body.contents[0]?.schema;
  const fields = schema?.fields ?? schema?.alternatives?.options[0]?.schema.fields;
  const isForm = !isRaw && value !== undefined && fields !== undefined;
  return (
    <>
      <h3 className="body-editor__head">
        {t('playground:body')}
        <span className="segments">
          <button type="button" aria-pressed={isForm} disabled={value === undefined} onClick={() => onRaw(false)}>
            {t('playground:form')}
          </button>
          <button type="button" aria-pressed={!isForm} onClick={() => onRaw(true)}>
            {t('playground:json')}
          </button>
        </span>
      </h3>
      {isForm ? <BodyFields fields={fields} body={value} /> : <BodyText draft={draft} onText={onText} />}
    </>
  );
}
