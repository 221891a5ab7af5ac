import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';

type AlternativesProps = NonNullable<SchemaNode['alternatives']> & { renderSchema: (schema: SchemaNode) => ReactNode };

/** `oneOf` and `anyOf`: each alternative by its name, the first one open; one with a page of its own is a link to it. */
export function Alternatives({ kind, discriminator, fallback, options, renderSchema }: AlternativesProps) {
  const { t } = useText();
  return (
    <div className="alternatives">
      <p className="alternatives__head">
        {t(`field.${kind}`)}
        {discriminator && <> · {t('field.discriminator', { name: discriminator })}</>}
        {fallback && <> · {t('field.fallback', { name: fallback })}</>}
      </p>
      {options.map(({ name, schema }, index) =>
        schema.cut && schema.href ? (
          // One element: there may be hundreds.
          <SmartLink key={name} className="text-link" href={schema.href} translate="no">
            {name}
          </SmartLink>
        ) : (
          <details key={name} className="alternative" open={index === 0} suppressHydrationWarning>
            <summary>
              <Icon name="chevron" />
              <code translate="no">{name}</code>
              {schema.type !== name && <span className="field__type">{schema.type}</span>}
            </summary>
            {renderSchema(schema)}
          </details>
        ),
      )}
    </div>
  );
}
