import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Facts } from './Facts.tsx';
import { areServersShown, Servers } from './Servers.tsx';

type ContractDetailsProps = {
  operation: Operation;
  /** The text of the contract belongs here, because a guide says it for readers. */
  hasDescription: boolean | undefined;
};

/** What the contract says in full and few readers need: its own text, the operation id, limits, servers. */
export function ContractDetails({ operation, hasDescription }: ContractDetailsProps) {
  const { t } = useText();
  const { id, description, rateLimits, servers } = operation;
  return (
    <details className="disclosure contract-details">
      <summary>
        <Icon name="chevron" />
        {t('operation.contract')}
        <small translate="no">{id}</small>
      </summary>
      {hasDescription && description.length > 0 && (
        <div className="prose">
          <Prose nodes={description} />
        </div>
      )}
      <Facts
        entries={[
          [
            t('operation.operationId'),
            <code key="id" translate="no">
              {id}
            </code>,
          ],
          [t('operation.rateLimit'), rateLimits.join(' · ')],
          [t('operation.servers'), areServersShown(servers) && <Servers servers={servers} />],
        ]}
      />
    </details>
  );
}
