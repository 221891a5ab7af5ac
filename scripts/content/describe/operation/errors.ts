import { type ErrorCode, RETRY_MARKS } from '../../../../src/model/operation.ts';
import type { Context } from '../context.ts';
import { exists, type Located, listItems, member, numberAt, stringAt, textAt, textsAt } from '../located.ts';

/**
 * Error codes of an operation: its own (`x-error-codes`), then those of the groups it belongs to (`x-error-groups`), with what
 * the schema `ErrorCode` says about each. Without a request body, those that concern one are left out.
 */
export function describeErrors(context: Context, operation: Located): ErrorCode[] {
  const own = member(operation, 'x-error-codes');
  const groups = member(operation, 'x-error-groups');
  if (!exists(own) && !exists(groups)) return [];
  const catalogue = locateCatalogue(context);
  const specific = codesAt(own);
  const shared = textsAt(groups).flatMap((group) => codesAt(member(member(catalogue, 'x-error-groups'), group)));
  const getStep = checkSteps(catalogue);
  const inOrder = (codes: number[]) => codes.toSorted((one, other) => getStep(one) - getStep(other));
  const hasBody = exists(member(operation, 'requestBody'));
  const applies = (code: number) => hasBody || textAt(member(getAdvice(catalogue, code), 'concerns')) !== 'body';
  const codes = [...inOrder(specific), ...inOrder(shared.filter((code) => !specific.includes(code)))].filter(applies);
  return codes.flatMap((code) => {
    const described = describeCode(catalogue, code);
    if (described) return { ...described, specific: specific.includes(code) };
    context.warn(operation.pointer, `error code ${code} is not in the catalogue`, 'Add it to the schema ErrorCode.');
    return [];
  });
}

/** Page that explains in which order requests are checked, when the catalogue says that there is one (`x-check-order`). */
export function describeCheckOrder(context: Context): string | undefined {
  return textAt(member(member(locateCatalogue(context), 'x-check-order'), 'page'));
}

/** Number of the check that fails with a code; the last for a code that no check has. */
function checkSteps(catalogue: Located): (code: number) => number {
  const steps = listItems(member(member(catalogue, 'x-check-order'), 'steps')).map(codesAt);
  return (code) => {
    const step = steps.findIndex((codes) => codes.includes(code));
    return step === -1 ? steps.length : step;
  };
}

/** The schema that holds the catalogue of a document. */
export function locateCatalogue({ document: { root } }: Context): Located {
  return ['components', 'schemas', 'ErrorCode'].reduce<Located>(member, root);
}

/** A list of error codes. */
export function codesAt(located: Located): number[] {
  return listItems(located).flatMap((item) => numberAt(item) ?? []);
}

function getAdvice(catalogue: Located, code: number): Located {
  return member(member(catalogue, 'x-errors'), String(code));
}

/** What the catalogue says of a code; nothing for a code that it does not list. */
export function describeCode(catalogue: Located, code: number): Omit<ErrorCode, 'specific'> | undefined {
  const index = listItems(member(catalogue, 'enum')).findIndex(({ value }) => value === code);
  if (index === -1) return undefined;
  const entry = getAdvice(catalogue, code);
  const names = listItems(member(catalogue, 'x-enum-varnames'));
  const retry = textAt(member(entry, 'retry'));
  return {
    code,
    name: (names[index] && textAt(names[index])) ?? String(code),
    // Six digits: HTTP status × 1000 + number.
    status: Math.floor(code / 1000),
    meaning: stringAt(member(member(catalogue, 'x-enumDescriptions'), String(code))),
    retry: RETRY_MARKS.find((mark) => mark === retry) ?? 'no',
    action: stringAt(member(entry, 'action')),
    ...(textAt(member(entry, 'concerns')) === 'signature' && { concerns: 'signature' }),
  };
}
