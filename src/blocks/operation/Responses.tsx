import { useText } from '../../hooks/use-text.ts';
import { getUsualSuccess, type ResponseDescription } from '../../model/operation.ts';
import { proseText } from '../../model/prose-text.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Direction } from '../schema/direction.ts';
import { FieldFold, STANDARD_FOLD } from '../schema/FieldFold.tsx';
import { MediaContents } from '../schema/MediaContents.tsx';
import { FieldList } from '../schema/SchemaTree.tsx';
import { statusClass } from './status-class.ts';

/** More errors of one structure are behind one line. */
const MAX_OPEN_ERRORS = 2;

/** One folded part per status; the usual success is open, errors are one part. What repeats is deduplicated: `bodyOf`, `headersOf`. */
export function Responses({ responses, direction }: { responses: ResponseDescription[]; direction: Direction }) {
  const { t } = useText();
  const errors = responses.filter(({ status }) => !/^[123]/.test(status));
  const rest = responses.filter((response) => !errors.includes(response));
  const isOneStructure = errors.every(({ bodyOf }, index) => index === 0 || bodyOf !== undefined);
  const usual = getUsualSuccess(responses);
  const renderResponse = (response: ResponseDescription) => (
    <Response
      key={response.status}
      response={response}
      direction={direction}
      isOpen={[usual?.status, usual?.bodyOf].includes(response.status)}
    />
  );
  if (errors.length <= MAX_OPEN_ERRORS) return responses.map(renderResponse);
  return (
    <>
      {rest.map(renderResponse)}
      <details className={STANDARD_FOLD}>
        <summary>
          <Icon name="chevron" />
          {t(isOneStructure ? 'operation.errorStructure' : 'operation.errorResponses')}
          <small translate="no">{errors.map(({ status }) => status).join(' · ')}</small>
        </summary>
        {errors.map(renderResponse)}
      </details>
    </>
  );
}

type ResponseProps = { response: ResponseDescription; direction: Direction };

function Response({ response, direction, isOpen }: ResponseProps & { isOpen: boolean }) {
  const { status, description, contents } = response;
  return (
    <details className="response" id={`res-${status}`} data-status={status} open={isOpen} suppressHydrationWarning>
      <summary>
        <code className={statusClass(status)}>{status}</code>
        <span>{description.map((node) => proseText([node])).join(' ')}</span>
        <small>{getName(contents[0]?.schema)}</small>
        <Icon name="chevron" />
      </summary>
      <div className="response__body">
        <ResponseBody response={response} direction={direction} />
        <ResponseHeaders response={response} direction={direction} />
      </div>
    </details>
  );
}

/** The name of a component; of a list `array of Card`. */
function getName(schema: SchemaNode | undefined): string | undefined {
  return schema?.items?.name === undefined ? schema?.name : schema.type;
}

function ResponseHeaders({ response: { headers, headersOf }, direction }: ResponseProps) {
  const { t } = useText();
  const rest = headersOf && <SeeResponse status={headersOf} text={t('operation.headersOf', { status: headersOf })} />;
  if (headers.length === 0) return rest;
  return (
    <FieldFold label={t('operation.responseHeaders', { count: headers.length })} fields={headers} isStandard>
      <FieldList fields={headers} direction={direction} />
      {rest}
    </FieldFold>
  );
}

function ResponseBody({ response: { contents, bodyOf, isUnread }, direction }: ResponseProps) {
  const { t } = useText();
  if (bodyOf !== undefined) return <SeeResponse status={bodyOf} text={t('operation.bodyOf', { status: bodyOf })} />;
  if (contents.length === 0)
    return <p className="field__note">{t(isUnread ? 'operation.unreadBody' : 'operation.noBody')}</p>;
  return <MediaContents contents={contents} direction={direction} />;
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
