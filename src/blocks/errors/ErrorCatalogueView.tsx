import { useMemo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type ErrorCatalogue, getUsualCustomer } from '../../model/error-catalogue.ts';
import { readPastedError } from '../../paste/pasted-error.ts';
import { ErrorChoices } from './ErrorChoices.tsx';
import { ErrorExcerpt } from './ErrorExcerpt.tsx';
import { ErrorLookup } from './ErrorLookup.tsx';
import { ErrorTopicView } from './ErrorTopicView.tsx';
import { codesByName, matchingCodes } from './error-filter.ts';
import { useErrorFilter } from './use-error-filter.ts';
import { useFilterAddress } from './use-filter-address.ts';

export { ErrorLookup };

type ErrorCatalogueViewProps = {
  catalogue: ErrorCatalogue;
  excerpt?: boolean;
  /** Whether the page has the field that finds a code elsewhere. */
  hasLookup: boolean;
};

export function ErrorCatalogueView({ catalogue, excerpt, hasLookup }: ErrorCatalogueViewProps) {
  if (excerpt) return <ErrorExcerpt catalogue={catalogue} />;
  return (
    <>
      {!hasLookup && <ErrorLookup catalogue={catalogue} />}
      <FullCatalogue catalogue={catalogue} />
    </>
  );
}

/** Every error code, and what narrows them down. Without script all of them are shown, without the filter. */
function FullCatalogue({ catalogue }: { catalogue: ErrorCatalogue }) {
  const { t } = useText();
  const names = useMemo(() => codesByName(catalogue), [catalogue]);
  const filter = useErrorFilter();
  const pasted = useMemo(() => readPastedError(filter.text, names), [filter.text, names]);
  const usualCustomer = useMemo(() => getUsualCustomer(catalogue), [catalogue]);
  const shown = useMemo(() => matchingCodes(catalogue, filter, pasted), [catalogue, filter, pasted]);
  useFilterAddress(filter, pasted);
  return (
    <>
      <ErrorChoices {...{ catalogue, filter, pasted, shown }} total={names.size} />
      {catalogue.topics.map((topic) => (
        <ErrorTopicView key={topic.id} topic={topic} catalogue={catalogue} {...{ shown, usualCustomer }} />
      ))}
      {usualCustomer && <p>{t('blocks:catalogue.usualCustomer', { words: usualCustomer })}</p>}
    </>
  );
}
