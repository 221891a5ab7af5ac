import { exampleResponses } from '../../../../src/model/deferred-samples.ts';
import type { Operation } from '../../../../src/model/operation.ts';

/** Whether a success has several examples, and one among them that no request example leads to. */
export function hasOpenResponses(operation: Operation): boolean {
  const requests = operation.examples.map(({ name }) => name);
  return exampleResponses(operation).some(
    ({ status, examples }) =>
      status.startsWith('2') && examples.length > 1 && examples.some(({ name }) => !requests.includes(name)),
  );
}
