import { createContext, useContext } from 'react';
import type { Preparation } from '../../../merchant/fields/choices.ts';
import type { JsonValue } from '../../../model/schema.ts';
import type { State } from '../../../sandbox/state/state.ts';
import type { FieldMark } from '../../form/field-mark.ts';
import type { JsonPath } from '../../form/json-path.ts';

/** What every input of the form needs. */
export type FieldContextValue = {
  operationId: string;
  locale: string;
  /** Of a sandbox; undefined with an address of the reader's own, where nothing is known to choose from. */
  state: State | undefined;
  /** The body as a value; undefined while its text is not JSON. */
  body: JsonValue | undefined;
  /** Of parameters and of the body. */
  marks: FieldMark[];
  /** Fields whose objects Send creates first. */
  missing: string[];
  isBusy: boolean;
  onChange: (path: JsonPath, value: JsonValue | undefined) => void;
  onPrepare: (what: Preparation) => void;
};

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export function useFieldContext(): FieldContextValue {
  const value = useContext(FieldContext);
  if (!value) throw new Error('A field needs a form around it.');
  return value;
}
