import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type CatalogueEntry, type ErrorCatalogue, errorUse } from '../../model/error-catalogue.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

type ErrorOperationsProps = {
  entry: CatalogueEntry;
  catalogue: ErrorCatalogue;
  /** Says that operations are listed, where nothing else does. */
  hasLabel?: boolean;
};

/** Links to the operations that return a code, in the fewest names. One that none returns says elsewhere where it comes from. */
export function ErrorOperations({ entry, catalogue, hasLabel }: ErrorOperationsProps) {
  const { t } = useText();
  const { kind, operations } = errorUse(entry, catalogue);
  if (kind === 'some' && operations.length === 0) return '–';
  return (
    <>
      {(kind !== 'some' || hasLabel) && t(`blocks:catalogue.use.${kind}`)}
      {operations.map(({ id, page }, index) => (
        <Fragment key={id}>
          {index > 0 && t('separator.list')}
          <SmartLink className="text-link" href={page.path}>
            {page.title}
          </SmartLink>
        </Fragment>
      ))}
    </>
  );
}
