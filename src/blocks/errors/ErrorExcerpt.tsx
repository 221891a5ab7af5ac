import { useMemo } from 'react';
import type { ErrorCatalogue } from '../../model/error-catalogue.ts';
import { catalogueWords } from '../../site/catalogue-words.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { ErrorTopicView } from './ErrorTopicView.tsx';

/** A part of the catalogue in a guide that speaks of it: so few codes need nothing that narrows them down. */
export function ErrorExcerpt({ catalogue }: { catalogue: ErrorCatalogue }) {
  const words = catalogueWords(useLinkBase().locale);
  const shown = useMemo(
    () => new Set(catalogue.topics.flatMap(({ entries }) => entries.map(({ code }) => code))),
    [catalogue],
  );
  return catalogue.topics.map((topic) => <ErrorTopicView key={topic.id} {...{ topic, catalogue, shown, words }} />);
}
