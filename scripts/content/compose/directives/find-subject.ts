import type { Channel } from '../../../../src/model/channel.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import { nearest } from '../../../document/nearest.js';
import type { LocaleBuildInput } from '../locale-build.ts';
import { reportAt, type Written } from './directive.ts';

/** The operation that a guide documents; reported when no document has it. */
export function findOperation(id: string, at: Written, input: LocaleBuildInput): Operation | undefined {
  const operations = input.apis.flatMap((api) => api.operations.map(({ operation }) => operation));
  return findById(operations, { id, kind: 'operation', at }, input);
}

/** The channel that a guide documents; reported when no document has it. */
export function findChannel(id: string, at: Written, input: LocaleBuildInput): Channel | undefined {
  const channels = input.apis.flatMap((api) => api.channels);
  return findById(channels, { id, kind: 'channel', at }, input);
}

function findById<T extends { id: string }>(
  candidates: T[],
  { id, kind, at }: { id: string; kind: string; at: Written },
  input: LocaleBuildInput,
): T | undefined {
  const found = candidates.find((candidate) => candidate.id === id);
  if (found || !input.isComplete) return found;
  const ids = candidates.map((candidate) => candidate.id);
  const similar = nearest(id, ids);
  const hint = similar ? `Did you mean "${similar}"?` : 'It must be an id of the API documents.';
  reportAt(at, input, `no ${kind} "${id}"`, hint);
  return undefined;
}
