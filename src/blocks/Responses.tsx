import { useText } from '../hooks/use-text.ts';
import type { ResponseDescription } from '../model/operation.ts';
import { proseText } from '../model/prose-text.ts';
import { type ShownResponse, shownResponses } from '../model/responses.ts';
import { Icon } from '../ui/Icon.tsx';
import { FieldList } from './FieldList.tsx';
import { MediaContents } from './MediaContents.tsx';
import { statusClass } from './status-class.ts';

/** One folded part per status; success is open. A structure that repeats is shown once. */
export function Responses({ responses }: { responses: ResponseDescription[] }) {
  return shownResponses(responses).map((shown) => <Response key={shown.response.status} {...shown} />);
}

function Response({ response, sameAs }: ShownResponse) {
  const { status, description, contents } = response;
  const { t } = useText();
  return (
    <details className="res" id={`res-${status}`} open={status.startsWith('2')} suppressHydrationWarning>
      <summary>
        <code className={statusClass(status)}>{status}</code>
        <span>{proseText(description)}</span>
        <small>{contents[0]?.schema.name}</small>
        <Icon name="chev" />
      </summary>
      <div className="res__b">
        {sameAs === undefined ? (
          <ResponseStructure response={response} />
        ) : (
          <p className="f__note">
            <a className="lnk" href={`#res-${sameAs}`}>
              {t('operation.sameAs', { status: sameAs })}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

function ResponseStructure({ response: { headers, contents } }: { response: ResponseDescription }) {
  const { t } = useText();
  return (
    <>
      {headers.length > 0 && (
        <details className="kids">
          <summary>
            <Icon name="chev" />
            {`${t('operation.responseHeaders')} · ${headers.length}`}
          </summary>
          <FieldList fields={headers} direction="response" />
        </details>
      )}
      {contents.length > 0 ? (
        <MediaContents contents={contents} direction="response" />
      ) : (
        <p className="f__note">{t('operation.noBody')}</p>
      )}
    </>
  );
}
