import { createContext, useContext } from 'react';
import type { JsonValue } from '../../../model/schema.ts';
import type { JsonPath } from '../../form/json-path.ts';
import type { Draft } from '../../provider/draft.ts';
import type { FieldMark } from '../../provider/field.ts';
import type { Provider } from '../../provider/provider.ts';
import type { Call } from '../../provider/session.ts';

/** What every input of the form needs. */
export type FieldContextValue = {
  provider: Provider;
  call: Call;
  draft: Draft;
  /** Of parameters and of the body. */
  marks: FieldMark[];
  /** Fields whose objects Send creates first. */
  missing: string[];
  isBusy: boolean;
  onChange: (path: JsonPath, value: JsonValue | undefined) => void;
  onFiles: (name: string, files: File[]) => void;
  onPrepare: (id: string) => void;
};

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export function useFieldContext(): FieldContextValue {
  const value = useContext(FieldContext);
  if (!value) throw new Error('A field needs a form around it.');
  return value;
}
