import { parseBody } from '../client/draft.ts';
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
  const body = parseBody(draft);
  return [...parameters, ...(body === undefined ? [] : loaded.checkBody(body))];
}
