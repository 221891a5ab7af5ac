import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { CodeSample, Operation } from '../../model/operation.ts';
import { SIGNING } from '../../site/signing-helpers.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { type FactEntry, Facts } from './Facts.tsx';
import { PathBar } from './PathBar.tsx';
import { areServersShown, Servers } from './Servers.tsx';

/** Address and facts of an operation. */
export function OperationHead({ operation }: { operation: Operation }) {
  const { t } = useText();
  const { scopes, idempotency, rateLimits, servers, webhook } = operation;
  const signed = operation.samples[0]?.signed;
  const entries: FactEntry[] = [
    [t('operation.authentication'), (scopes || signed) && <Credentials scopes={scopes} signed={signed} />],
    [t('operation.idempotency'), idempotency && t(`operation.idempotencyKinds.${idempotency}`)],
    [
      t('operation.operationId'),
      <code key="id" translate="no">
        {operation.id}
      </code>,
    ],
    [t('operation.rateLimit'), rateLimits.join(' · ')],
    [t('operation.servers'), areServersShown(servers) && <Servers servers={servers} />],
  ];
  return (
    <>
      {webhook && <p className="lede">{t('operation.webhook')}</p>}
      <PathBar method={operation.method} path={operation.path} server={operation.servers[0]} />
      <Facts entries={entries} />
    </>
  );
}

type CredentialsProps = Pick<Operation, 'scopes'> & Pick<CodeSample, 'signed'>;

/** The token and its scopes, and how the request is signed. */
function Credentials({ scopes, signed }: CredentialsProps) {
  const { t } = useText();
  return (
    <>
      {scopes && t(scopes.length > 0 ? 'operation.bearer' : 'operation.noToken')}
      {scopes?.map((scope) => (
        <Fragment key={scope}>
          {' '}
          <code translate="no">{scope}</code>
        </Fragment>
      ))}
      {scopes && signed && ' · '}
      {signed && (
        <SmartLink className="text-link" href={SIGNING[signed]}>
          {t('operation.signature')}
        </SmartLink>
      )}
    </>
  );
}
