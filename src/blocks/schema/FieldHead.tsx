import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Field } from '../../model/schema.ts';
import type { Text } from '../../strings/i18n.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { renderProse } from '../prose/Prose.tsx';
import type { Direction } from './direction.ts';
import { showValue } from './SchemaFacts.tsx';

type FieldHeadProps = {
  field: Field;
  direction: Direction;
  /** Name of the object that has the field, where the list does not show it. */
  parent?: string | undefined;
};

/**
 * The name is the permalink of its field; members without a place in the contract have none. Types that the site describes once are links
 * to there. `given` is the exception worth a word: all else is proposed until the contract is confirmed.
 */
export function FieldHead({ field, direction, parent }: FieldHeadProps) {
  const { name, id, schema } = field;
  const { t } = useText();
  const typeHref = schema.href ?? schema.items?.href ?? schema.values?.href;
  return (
    <div className="field__head">
      {id ? (
        <a translate="no" className="field__name" href={`#${id}`}>
          {parent && <span>{parent}.</span>}
          {name}
        </a>
      ) : (
        <span className="field__name" translate="no">
          {name}
        </span>
      )}
      {schema.const !== undefined ? (
        <span className="field__type">
          {t('field.always')} <b translate="no">{showValue(schema.const)}</b>
        </span>
      ) : typeHref === undefined ? (
        <span className="field__type">{schema.type}</span>
      ) : (
        <SmartLink className="field__type" href={typeHref}>
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
      {schema.provenance === 'given' && <GivenTag />}
    </div>
  );
}

/** A word that needs one more: its card and its link say what is sure in a draft. */
function GivenTag() {
  const { t } = useText();
  const { draftPage } = useLinkBase();
  const shared = { className: 'tag', title: t('field.givenExplanation') };
  if (draftPage === undefined) return <span {...shared}>{t('field.given')}</span>;
  return (
    <SmartLink {...shared} href={draftPage}>
      {t('field.given')}
    </SmartLink>
  );
}

function renderRequirement({ required, condition, isNeeded }: Field, direction: Direction, t: Text): ReactNode {
  if (condition) return <span className="field__condition">{renderProse(condition)}</span>;
  if (isNeeded) return <span className="field__required">{t('field.oneOfNeeded')}</span>;
  if (!required) return <span className="field__optional">{t('field.optional')}</span>;
  return direction === 'request' ? <span className="field__required">{t('field.required')}</span> : null;
}
