import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Field } from '../../model/schema.ts';
import type { Text } from '../../site/i18n.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { renderProse } from '../prose/Prose.tsx';
import type { Direction } from './direction.ts';

/**
 * The name is the permalink of its field; members without a place in the contract have none. Types that the site describes once are links
 * to there. `given` is the exception worth a word: all else is proposed until the contract is confirmed.
 */
export function FieldHead({ field, direction }: { field: Field; direction: Direction }) {
  const { name, id, schema } = field;
  const { t } = useText();
  const typeHref = schema.href ?? schema.items?.href ?? schema.values?.href;
  return (
    <div className="f__h">
      {id ? (
        <a translate="no" className="f__n" href={`#${id}`}>
          {name}
        </a>
      ) : (
        <span className="f__n" translate="no">
          {name}
        </span>
      )}
      {typeHref === undefined ? (
        <span className="f__t">{schema.type}</span>
      ) : (
        <SmartLink className="f__t" href={typeHref}>
          {schema.type}
        </SmartLink>
      )}
      {id && renderRequirement(field, direction, t)}
      {schema.deprecated && <span className="tag tag--warn">{t('field.deprecated')}</span>}
      {schema.readOnly && <span className="tag">{t('field.readOnly')}</span>}
      {schema.writeOnly && <span className="tag">{t('field.writeOnly')}</span>}
      {schema.secret && (
        <span className="tag tag--bad" title={t('field.secretExplanation')}>
          {t('field.secret')}
        </span>
      )}
      {schema.provenance === 'given' && (
        <span className="tag" title={t('field.givenExplanation')}>
          {t('field.given')}
        </span>
      )}
    </div>
  );
}

function renderRequirement({ required, condition }: Field, direction: Direction, t: Text): ReactNode {
  if (condition) return <span className="req">{renderProse(condition)}</span>;
  if (!required) return <span className="opt-l">{t('field.optional')}</span>;
  return direction === 'request' ? <span className="req">{t('field.required')}</span> : null;
}
