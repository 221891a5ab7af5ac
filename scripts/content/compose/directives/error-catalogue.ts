import type { ErrorCatalogue, ErrorTopic } from '../../../../src/model/error-catalogue.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';

/** The error codes of all documents, each once: documents share them. Nothing when no document has any. */
export function errorCatalogue(apis: Pick<DescribedDocument, 'errorTopics'>[]): ErrorCatalogue | undefined {
  const topics = new Map<string, ErrorTopic>();
  const known = new Set<number>();
  for (const topic of apis.flatMap(({ errorTopics }) => errorTopics)) {
    const entries = topic.entries.filter(({ code }) => !known.has(code));
    for (const { code } of entries) known.add(code);
    const earlier = topics.get(topic.id);
    if (!earlier) topics.set(topic.id, { ...topic, entries });
    else if (entries.length > 0) topics.set(topic.id, { ...earlier, entries: [...earlier.entries, ...entries] });
  }
  if (known.size === 0) return undefined;
  return { operations: [], topics: [...topics.values()] };
}

/** One topic of it, without its title: a guide shows it below a heading of its own. Nothing when there is no such topic. */
export function getTopic({ topics, ...catalogue }: ErrorCatalogue, id: string): ErrorCatalogue | undefined {
  const topic = topics.find((candidate) => candidate.id === id);
  return topic && { ...catalogue, topics: [{ ...topic, title: '' }] };
}

/** Adds the operations that return each code, as far as there is a page of them. */
export function withOperations(
  catalogue: ErrorCatalogue,
  apis: Pick<DescribedDocument, 'operations'>[],
  pages: ReadonlyMap<string, PageLink>,
): ErrorCatalogue {
  const documented = apis.flatMap(({ operations }) =>
    operations.flatMap(({ operation: { id, errors } }) => {
      const page = pages.get(id);
      return page && errors.length > 0 ? [{ id, page, codes: new Set(errors.map(({ code }) => code)) }] : [];
    }),
  );
  const getResponses = (code: number) => documented.flatMap(({ codes }, index) => (codes.has(code) ? index : []));
  const topics = catalogue.topics.map((topic) => ({
    ...topic,
    entries: topic.entries.map((entry) => ({ ...entry, operations: getResponses(entry.code) })),
  }));
  return { ...catalogue, operations: documented.map(({ id, page }) => ({ id, page })), topics };
}
