import { useMemo } from 'react';
import type { ErrorCatalogue } from '../../model/error-catalogue.ts';
import { ErrorTopicView } from './ErrorTopicView.tsx';

/** A part of the catalogue in a guide that speaks of it: so few codes need nothing that narrows them down. */
export function ErrorExcerpt({ catalogue }: { catalogue: ErrorCatalogue }) {
  const shown = useMemo(
    () => new Set(catalogue.topics.flatMap(({ entries }) => entries.map(({ code }) => code))),
    [catalogue],
  );
  return catalogue.topics.map((topic) => <ErrorTopicView key={topic.id} {...{ topic, catalogue, shown }} />);
}
