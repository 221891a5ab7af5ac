import type { Channel } from '../../../src/model/channel.ts';
import type { Operation } from '../../../src/model/operation.ts';
import type { GuideDocument } from '../read/guide.ts';
import { nearest } from '../read/nearest.ts';
import type { EditionInput } from './edition.ts';

/** The operation that a guide documents; reported when no document has it. */
export function findOperation(id: string, guide: GuideDocument, input: EditionInput): Operation | undefined {
  const operations = input.apis.flatMap((api) => api.operations.map(({ operation }) => operation));
  return findById(operations, { id, what: 'operation', guide }, input);
}

/** The channel that a guide documents; reported when no document has it. */
export function findChannel(id: string, guide: GuideDocument, input: EditionInput): Channel | undefined {
  const channels = input.apis.flatMap((api) => api.channels);
  return findById(channels, { id, what: 'channel', guide }, input);
}

function findById<T extends { id: string }>(
  candidates: T[],
  { id, what, guide }: { id: string; what: string; guide: GuideDocument },
  { isComplete, report }: EditionInput,
): T | undefined {
  const found = candidates.find((candidate) => candidate.id === id);
  if (!found && isComplete) {
    const similar = nearest(
      id,
      candidates.map((candidate) => candidate.id),
    );
    const hint = similar ? `Did you mean "${similar}"?` : 'It must be an id of the API documents.';
    report({ severity: 'error', file: guide.file, line: 1, message: `no ${what} "${id}"`, hint });
  }
  return found;
}
