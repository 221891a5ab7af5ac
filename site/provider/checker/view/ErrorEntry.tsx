import { isRecord } from '../../../../packages/base/encoding/json.ts';
import { errorId, errorUse } from '../../../../src/model/error-catalogue.ts';
import type { ToolReference } from '../../../../src/model/page.ts';
import { VerdictBox } from '../../../../src/playground/ui/VerdictBox.tsx';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { useText } from '../../strings/use-text.ts';
import { getRequestFieldLink } from '../field-link.ts';
import { DoctorLink } from './DoctorLink.tsx';
import { nameOutcome } from './describe-error.ts';

type ErrorEntryProps = {
  code: number;
  reference: ToolReference;
  /** That has the code; it may hold the request, too. */
  text?: string;
  /** Of the body, as it came. */
  details?: unknown;
  /** That returned it, when that is known. */
  operation?: string;
};

const TAGS = { yes: 'tag', fix: 'tag tag--warn', no: 'tag tag--bad' };

/** The catalogue's entry of an error, with what this response says of the request. */
export function ErrorEntry({ code, reference, text, details, operation }: ErrorEntryProps) {
  const { t } = useText();
  const { catalogue, errorsPage, doctorPage } = reference;
  const entry = catalogue.topics.flatMap(({ entries }) => entries).find((candidate) => candidate.code === code);
  if (!entry)
    return (
      <VerdictBox kind="bad" title={t('checker:error.unknown', { code })}>
        {t('checker:error.unknownAdvice', { status: Math.floor(code / 1000) })}
      </VerdictBox>
    );
  const rows = readDetails(details);
  const returning = errorUse(entry, catalogue);
  return (
    <section className="tool-box error-found">
      <p className="visually-hidden" role="status">
        {`${code} ${entry.name} · ${t(`errors.retry.${entry.retry}`)}`}
      </p>
      <h2>
        <span translate="no">
          <code>{code}</code> {entry.name}
        </span>
        <span className={TAGS[entry.retry]}>{t(`errors.retry.${entry.retry}`)}</span>
      </h2>
      <dl>
        <dt>{t('errors.meaning')}</dt>
        <dd>{entry.meaning}</dd>
        {rows.length > 0 && (
          <>
            <dt>{t('checker:error.here')}</dt>
            <dd>
              {rows.map(({ field, message }) => (
                <Detail
                  key={`${field} ${message}`}
                  field={field}
                  message={message}
                  href={getRequestFieldLink(field, operation, reference)}
                />
              ))}
            </dd>
          </>
        )}
        <dt>{t('errors.action')}</dt>
        <dd>{entry.action}</dd>
        <dt>{t('checker:error.money')}</dt>
        <dd>{t(`checker:error.${nameOutcome(entry)}`)}</dd>
        <dt>{t('checker:error.returnedBy')}</dt>
        <dd>
          {returning.kind === 'some'
            ? returning.operations.map(({ id, page }, index) => (
                <span key={id}>
                  {index > 0 && t('separator.list')}
                  <SmartLink className="text-link" href={page.path}>
                    {page.title}
                  </SmartLink>
                </span>
              ))
            : t('checker:error.anyOperation')}
        </dd>
      </dl>
      <p className="error-found__links">
        {entry.concerns === 'signature' && doctorPage !== undefined && (
          <DoctorLink className="button button--primary button--small" href={doctorPage} text={text}>
            {t(code === 401008 ? 'checker:doctorPath' : 'checker:doctor')}
          </DoctorLink>
        )}
        {errorsPage !== undefined && (
          <SmartLink className="button button--small" href={`${errorsPage}#${errorId(code)}`}>
            {t('checker:error.about', { code })}
          </SmartLink>
        )}
      </p>
    </section>
  );
}

function Detail({ field, message, href }: { field: string; message: string; href: string | undefined }) {
  return (
    <div>
      {href === undefined ? (
        <code translate="no">{field}</code>
      ) : (
        <SmartLink className="text-link" href={href}>
          <code translate="no">{field}</code>
        </SmartLink>
      )}{' '}
      {message}
    </div>
  );
}

const MAX_DETAILS = 20;
const MAX_TEXT = 200;

function readDetails(details: unknown): { field: string; message: string }[] {
  if (!Array.isArray(details)) return [];
  return details.slice(0, MAX_DETAILS).flatMap((detail) => {
    if (!isRecord(detail)) return [];
    const { field, message, rule } = detail;
    const text = typeof message === 'string' ? message : String(rule ?? '');
    return [{ field: String(field ?? '').slice(0, MAX_TEXT), message: text.slice(0, MAX_TEXT) }];
  });
}
