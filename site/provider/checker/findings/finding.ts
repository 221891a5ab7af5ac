import type { FieldPath } from '../subject/known-fields.ts';

/** What can be wrong with a value, each with a sentence of its own. */
export type FindingRule =
  | 'amountIsNumber'
  | 'type'
  | 'required'
  | 'milliseconds'
  | 'amountSpelling'
  | 'identifier'
  | 'pattern'
  | 'format'
  | 'const'
  | 'enum'
  | 'unknownType'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'unknownField'
  | 'fewDigits'
  | 'manyDigits'
  | 'sum'
  | 'status'
  | 'invalid';

/** `bad`: breaks the contract. `warn`: a value that is not in a list, which may grow. `info`: a field that the contract does not have. */
export type Finding = {
  level: 'bad' | 'warn' | 'info';
  path: FieldPath;
  rule: FindingRule;
  /** For the sentence; a list is written with the separator of the language. */
  values: Record<string, string | number | readonly string[]>;
};

/** `data.items[0].amount.value`. */
export function printPath(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** The value that a path leads to. */
export function getAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}
