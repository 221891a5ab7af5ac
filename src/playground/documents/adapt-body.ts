import { isRecord } from '../../../packages/base/encoding/json.ts';
import { parseBody, printBody } from '../client/draft.ts';
import { hasFields } from '../client/media-type.ts';
import type { Draft } from '../provider/draft.ts';
import type { LoadedOperation } from './loaded-operations.ts';

/** The body of an example as the form has it: without files, which the reader chooses, and of a body that is text the text itself. */
export function adaptBody({ operation, files }: Pick<LoadedOperation, 'operation' | 'files'>, draft: Draft): Draft {
  const value = parseBody(draft);
  const { body } = operation;
  if (!body || value === undefined) return draft;
  if (files.has('')) return { ...draft, body: '' };
  if (!hasFields(body.mediaType)) return typeof value === 'string' ? { ...draft, body: value } : draft;
  if (!isRecord(value) || files.size === 0) return draft;
  const fields = Object.entries(value).filter(([name]) => !files.has(name));
  return { ...draft, body: printBody(Object.fromEntries(fields)) };
}
