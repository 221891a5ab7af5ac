import { useText } from '../../hooks/use-text.ts';
import type { ResponseDescription } from '../../model/operation.ts';
import { proseText } from '../../model/prose-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MediaContents } from '../schema/MediaContents.tsx';
import { FieldList } from '../schema/SchemaTree.tsx';
import { statusClass } from './status-class.ts';

/** One folded part per status; success is open. What repeats is said once: `bodyOf`, `headersOf`. */
export function Responses({ responses }: { responses: ResponseDescription[] }) {
  return responses.map((response) => <Response key={response.status} response={response} />);
}

type ResponseProps = { response: ResponseDescription };

function Response({ response }: ResponseProps) {
  const { status, description, contents } = response;
  return (
    <details className="response" id={`res-${status}`} open={status.startsWith('2')} suppressHydrationWarning>
      <summary>
        <code className={statusClass(status)}>{status}</code>
        <span>{proseText(description)}</span>
        <small>{contents[0]?.schema.name}</small>
        <Icon name="chev" />
      </summary>
      <div className="response__body">
        <ResponseHeaders response={response} />
        <ResponseBody response={response} />
      </div>
    </details>
  );
}

function ResponseHeaders({ response: { headers, headersOf } }: ResponseProps) {
  const { t } = useText();
  const rest = headersOf && <SeeResponse status={headersOf} text={t('operation.headersOf', { status: headersOf })} />;
  if (headers.length === 0) return rest;
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chev" />
        {`${t('operation.responseHeaders')} · ${headers.length}`}
      </summary>
      <FieldList fields={headers} direction="response" />
      {rest}
    </details>
  );
}

function ResponseBody({ response: { contents, bodyOf } }: ResponseProps) {
  const { t } = useText();
  if (bodyOf !== undefined) return <SeeResponse status={bodyOf} text={t('operation.bodyOf', { status: bodyOf })} />;
  if (contents.length === 0) return <p className="field__note">{t('operation.noBody')}</p>;
  return <MediaContents contents={contents} direction="response" />;
}

function SeeResponse({ status, text }: { status: string; text: string }) {
  return (
    <p className="field__note">
      <a className="text-link" href={`#res-${status}`}>
        {text}
      </a>
    </p>
  );
}
