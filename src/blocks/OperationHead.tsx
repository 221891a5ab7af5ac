import { useText } from '../hooks/use-text.ts';
import type { CodeSample, Operation } from '../model/operation.ts';
import { SIGNING } from '../site/signing-helpers.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
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

function Credentials({ scopes, signed }: CredentialsProps) {
  const { t } = useText();
  return (
    <>
      {scopes && <Scopes scopes={scopes} />}
      {scopes && signed && ' · '}
      {signed && (
        <SmartLink className="lnk" href={SIGNING[signed]}>
          {t('operation.signature')}
        </SmartLink>
      )}
    </>
  );
}

function Scopes({ scopes }: { scopes: string[] }) {
  const { t } = useText();
  if (scopes.length === 0) return t('operation.noToken');
  return (
    <>
      {t('operation.bearer')}{' '}
      {scopes.map((scope) => (
        <code key={scope} translate="no">
          {scope}
        </code>
      ))}
    </>
  );
}
