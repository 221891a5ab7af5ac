import { useMemo } from 'react';
import type { ErrorCatalogue } from '../../model/error-catalogue.ts';
import { codesByName, matchingCodes } from '../../model/error-filter.ts';
import { readPastedError } from '../../model/pasted-error.ts';
import { ErrorExcerpt } from './ErrorExcerpt.tsx';
import { ErrorFilterForm } from './ErrorFilterForm.tsx';
import { ErrorTopicView } from './ErrorTopicView.tsx';
import { PastedErrorView } from './PastedErrorView.tsx';
import { useErrorFilter } from './use-error-filter.ts';
import { useFilterAddress } from './use-filter-address.ts';

type ErrorCatalogueViewProps = { catalogue: ErrorCatalogue; excerpt?: boolean };

export function ErrorCatalogueView({ catalogue, excerpt }: ErrorCatalogueViewProps) {
  return excerpt ? <ErrorExcerpt catalogue={catalogue} /> : <FullCatalogue catalogue={catalogue} />;
}

/** Every error code, and what narrows them down. Without script all of them are shown, without the filter. */
function FullCatalogue({ catalogue }: { catalogue: ErrorCatalogue }) {
  const names = useMemo(() => codesByName(catalogue), [catalogue]);
  const known = useMemo(() => new Set(names.values()), [names]);
  const { form, filter, update, reset } = useErrorFilter();
  const pasted = useMemo(() => readPastedError(filter.text, names), [filter.text, names]);
  const shown = useMemo(() => matchingCodes(catalogue, filter, pasted), [catalogue, filter, pasted]);
  useFilterAddress(filter, pasted);
  return (
    <>
      <ErrorFilterForm {...{ catalogue, form, shown, total: known.size }} onChange={update} onReset={reset} />
      {pasted && <PastedErrorView pasted={pasted} isKnown={known.has(pasted.code ?? 0)} />}
      {catalogue.topics.map((topic) => (
        <ErrorTopicView key={topic.id} topic={topic} catalogue={catalogue} shown={shown} />
      ))}
    </>
  );
}
