import { parseBody } from '../client/draft.ts';
import { hasFields } from '../client/media-type.ts';
import type { Draft } from '../provider/draft.ts';
import type { FieldMark } from '../provider/field.ts';
import type { LoadedOperation } from './loaded-operations.ts';
import { listEntered, readParameters } from './parameter-values.ts';

/** The rules of the document that a draft breaks. */
export function findMarks(loaded: LoadedOperation, draft: Draft): FieldMark[] {
  const values = readParameters(loaded, draft);
  const parameters = listEntered(loaded.operation).flatMap((parameter): FieldMark[] => {
    const field = `${parameter.in}:${parameter.name}`;
    const value = values.find((one) => one.parameter === parameter);
    if (!value) return parameter.isRequired ? [{ field, rule: 'required' }] : [];
    return value.marks.slice(0, 1).map((mark) => ({ ...mark, field }));
  });
  return [...parameters, ...findBodyMarks(loaded, draft)];
}

/** What is a file has no rules but that it is there. */
function findBodyMarks({ operation: { body }, files, checkBody }: LoadedOperation, draft: Draft): FieldMark[] {
  const isChosen = (name: string) => (draft.files?.[name] ?? []).length > 0;
  if (files.has('')) return body?.isRequired && !isChosen('') ? [{ field: 'body', rule: 'required' }] : [];
  const value = parseBody(draft);
  if (value === undefined || (body && !hasFields(body.mediaType))) return [];
  return checkBody(value).filter(({ field }) => !isChosen(field.split('.', 1)[0] ?? ''));
}
