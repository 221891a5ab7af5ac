import type { FieldMark } from '../provider/field.ts';

/** The marks of an input, and of what is inside its value. */
export function findMark(marks: FieldMark[], field: string): FieldMark | undefined {
  return marks.find((mark) => mark.field === field || mark.field.startsWith(`${field}.`));
}

/** The id of the input for a field of the form. */
export function getInputId(field: string): string {
  return `call-${field}`;
}

/** The input of a field, the first one inside it, or that of the nearest field around it. Null where the form has none: the contract has no such name. */
export function findInput(form: HTMLElement | null, field: string): HTMLElement | null {
  const id = CSS.escape(getInputId(field));
  const input = form?.querySelector<HTMLElement>(`#${id}, [id^="${id}."]`) ?? null;
  const end = field.lastIndexOf('.');
  return input ?? (end < 0 ? null : findInput(form, field.slice(0, end)));
}
