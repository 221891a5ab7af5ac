import { exampleResponses } from '../../../../src/model/deferred-samples.ts';
import type { Operation, RequestExample } from '../../../../src/model/operation.ts';

/**
 * The requests that an operation names: its bodies. Without a body its successful responses, where parameters have values under their
 * names: a response whose name no parameter has belongs to the request with what is required alone.
 */
export function requestExamples({
  body,
  parameters,
  responses,
}: Pick<Operation, 'body' | 'parameters' | 'responses'>): RequestExample[] {
  const bodies = body?.contents.flatMap(({ examples }) => examples) ?? [];
  if (bodies.length > 0) return uniqueByName(bodies);
  const values = Object.values(parameters).flatMap((fields) => fields.flatMap(({ named = [] }) => named));
  const named = exampleResponses({ responses })
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ examples }) => examples)
    .map((example) => ({ example, value: values.find(({ name }) => name === example.name) }));
  if (!named.some(({ value }) => value)) return [];
  return uniqueByName(named.map(({ example, value }) => ({ ...example, summary: value?.summary || example.summary })));
}

function uniqueByName(examples: RequestExample[]): RequestExample[] {
  return examples
    .filter(({ name }, index) => examples.findIndex((example) => example.name === name) === index)
    .map(({ name, summary }) => ({ name, summary }));
}
