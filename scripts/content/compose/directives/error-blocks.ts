import { type ResolveDirective, reportAt } from './directive.ts';
import { errorCatalogue, getTopic } from './error-catalogue.ts';

/** `::error-lookup`: the field that finds a code. It answers from the catalogue of its page. */
export const resolveErrorLookup: ResolveDirective = (_directive, at, input) => {
  const hasCatalogue = at.guide.tree.blocks.some(
    (block) => block.kind === 'directive' && block.name === 'errors' && block.id === undefined,
  );
  if (hasCatalogue) return [{ kind: 'error-lookup' }];
  reportAt(at, input, '::error-lookup needs the codes on its page', 'Write ::errors where the page lists them.');
  return [];
};

/**
 * `::errors`: the catalogue of error codes, or `::errors{id=idem}`: one topic of it. The operations that return them are added when all
 * pages are known.
 */
export const resolveErrors: ResolveDirective = ({ id }, at, input) => {
  const catalogue = errorCatalogue(input.apis);
  if (catalogue && id === undefined) return [{ kind: 'errors', catalogue }];
  const topic = catalogue && id !== undefined ? getTopic(catalogue, id) : undefined;
  if (topic) return [{ kind: 'errors', catalogue: topic, excerpt: true }];
  if (!input.isComplete) return [];
  if (catalogue) {
    const known = catalogue.topics.map((candidate) => candidate.id).join(', ');
    const hint = `Write ::errors for all of them, or ::errors{id=…} with one of: ${known}.`;
    reportAt(at, input, `no topic of error codes "${id}"`, hint);
  } else {
    const hint = 'The schema ErrorCode holds them: x-errors and x-error-topics.';
    reportAt(at, input, 'no API document has error codes', hint);
  }
  return [];
};
