import { Fragment, type ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { getUsualSuccess, type Operation } from '../../model/operation.ts';
import type { Text } from '../../site/i18n.ts';
import { SIGNING } from '../../site/signing-helpers.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

/** What a reader asks of every operation, in one line: access, repetition, rate, result. The labels are for screen readers. */
export function FactLine({ operation }: { operation: Operation }) {
  const { t } = useText();
  const entries: [string, ReactNode][] = [
    [t('operation.authentication'), getAccess(operation, t)],
    [t('operation.idempotency'), getIdempotency(operation, t)],
    [t('operation.rateLimit'), operation.rate && t('operation.rate', getRate(operation.rate, t))],
    [t('operation.returns'), getResult(operation)],
  ];
  const shown = entries.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <dl className="fact-line">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="visually-hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The token with its scopes, and how the request is signed. */
function getAccess({ scopes, samples }: Operation, t: Text): ReactNode {
  const signed = samples[0]?.signed;
  if (!scopes && !signed) return undefined;
  return (
    <>
      {scopes?.length === 0 && `${t('operation.noToken')} `}
      {scopes?.map((scope) => (
        <Fragment key={scope}>
          <code translate="no">{scope}</code>{' '}
        </Fragment>
      ))}
      {scopes && signed && '+ '}
      {signed && (
        <SmartLink className="text-link" href={SIGNING[signed]}>
          {t('operation.signature')}
        </SmartLink>
      )}
    </>
  );
}

function getIdempotency({ idempotency, parameters }: Operation, t: Text): ReactNode {
  if (!idempotency) return undefined;
  const header = parameters.header.find(({ name }) => name === 'Idempotency-Key');
  if (!header) return t(`operation.idempotencyKinds.${idempotency}`);
  return (
    <>
      <a className="text-link" href={`#${header.id}`} translate="no">
        {header.name}
      </a>{' '}
      {t(header.required ? 'field.required' : 'field.optional')}
    </>
  );
}

const WINDOWS: Record<number, 'second' | 'minute' | 'hour' | 'day'> = {
  1: 'second',
  60: 'minute',
  3600: 'hour',
  86400: 'day',
};

function getRate({ requests, seconds }: NonNullable<Operation['rate']>, t: Text) {
  const unit = WINDOWS[seconds];
  return { requests, window: unit ? t(`operation.window.${unit}`) : `${seconds} s` };
}

/** Status and content of the usual success. */
function getResult({ responses }: Operation): ReactNode {
  const success = getUsualSuccess(responses);
  if (!success) return undefined;
  const schema = success.contents[0]?.schema;
  const content = schema?.fields?.find(({ envelope }) => !envelope)?.schema ?? schema;
  const name = content?.items?.name ?? content?.name;
  return (
    <>
      <a className="text-link" href={`#res-${success.status}`}>
        {success.status}
      </a>{' '}
      {name && <code translate="no">{name}</code>}
    </>
  );
}
