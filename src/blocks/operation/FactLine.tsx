import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { SigningPages } from '../../model/links.ts';
import { getUsualSuccess, type Operation, type ResponseDescription } from '../../model/operation.ts';
import type { Text } from '../../strings/i18n.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

/**
 * What a reader asks of every operation: access, repetition, rate, result. A fact that does not exist is left out. Only how to sign is a link:
 * the sections below have the others.
 */
export function FactLine({ operation }: { operation: Operation }) {
  const { t } = useText();
  const { signingPages } = useLinkBase();
  const entries: [string, ReactNode][] = [
    [t('operation.authentication'), getAccess(operation, signingPages, t)],
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
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The token with its scopes, and whether the request is signed. */
function getAccess({ scopes, samples }: Operation, signingPages: SigningPages | undefined, t: Text): ReactNode {
  const signed = samples[0]?.signed;
  if (!scopes && !signed) return undefined;
  const names = scopes?.join(' ');
  return (
    <>
      {names ? <code translate="no">{names}</code> : scopes && t('operation.noToken')}
      {scopes && signed && t('separator.list')}
      {signed && signingPages ? (
        <SmartLink className="text-link" href={signingPages[signed]}>
          {t('operation.signed')}
        </SmartLink>
      ) : (
        signed && t('operation.signed')
      )}
    </>
  );
}

function getIdempotency({ idempotency, parameters }: Operation, t: Text): ReactNode {
  if (!idempotency || idempotency === 'none') return undefined;
  const header = parameters.header.find(({ name }) => name === 'Idempotency-Key');
  if (header) return t(header.required ? 'field.required' : 'field.optional');
  return t(`operation.idempotencyKinds.${idempotency}`);
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
  const name = getContentName(success);
  return <code translate="no">{name ? `${success.status} ${name}` : success.status}</code>;
}

/** Of an envelope the first field that is not its own is the content. Without one the whole response is. */
function getContentName({ contents }: ResponseDescription): string | undefined {
  const schema = contents[0]?.schema;
  const isEnvelope = schema?.fields?.some(({ envelope }) => envelope);
  const content = isEnvelope ? (schema?.fields?.find(({ envelope }) => !envelope)?.schema ?? schema) : schema;
  return content?.items?.name === undefined ? content?.name : content.type;
}
