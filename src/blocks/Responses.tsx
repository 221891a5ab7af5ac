import { useText } from '../hooks/use-text.ts';
import type { ResponseDescription } from '../model/operation.ts';
import { proseText } from '../model/prose-text.ts';
import { type ShownResponse, shownResponses } from '../model/responses.ts';
import { Icon } from '../ui/Icon.tsx';
import { FieldList } from './FieldList.tsx';
import { MediaContents } from './MediaContents.tsx';
import { statusClass } from './status-class.ts';

/** One folded part per status; success is open. What repeats is shown once. */
export function Responses({ responses }: { responses: ResponseDescription[] }) {
  return shownResponses(responses).map((shown) => <Response key={shown.response.status} shown={shown} />);
}

function Response({ shown }: { shown: ShownResponse }) {
  const { status, description, contents } = shown.response;
  return (
    <details className="res" id={`res-${status}`} open={status.startsWith('2')} suppressHydrationWarning>
      <summary>
        <code className={statusClass(status)}>{status}</code>
        <span>{proseText(description)}</span>
        <small>{contents[0]?.schema.name}</small>
        <Icon name="chev" />
      </summary>
      <div className="res__b">
        <ResponseHeaders shown={shown} />
        <ResponseBody shown={shown} />
      </div>
    </details>
  );
}

function ResponseHeaders({ shown: { headers, headersOf } }: { shown: ShownResponse }) {
  const { t } = useText();
  const rest = headersOf && <SeeResponse status={headersOf} text={t('operation.headersOf', { status: headersOf })} />;
  if (headers.length === 0) return rest;
  return (
    <details className="kids">
      <summary>
        <Icon name="chev" />
        {`${t('operation.responseHeaders')} · ${headers.length}`}
      </summary>
      <FieldList fields={headers} direction="response" />
      {rest}
    </details>
  );
}

function ResponseBody({ shown: { response, bodyOf } }: { shown: ShownResponse }) {
  const { t } = useText();
  if (bodyOf !== undefined) return <SeeResponse status={bodyOf} text={t('operation.bodyOf', { status: bodyOf })} />;
  if (response.contents.length === 0) return <p className="f__note">{t('operation.noBody')}</p>;
  return <MediaContents contents={response.contents} direction="response" />;
}

function SeeResponse({ status, text }: { status: string; text: string }) {
  return (
    <p className="f__note">
      <a className="lnk" href={`#res-${status}`}>
        {text}
      </a>
    </p>
  );
}
