import { findMark, getInputId } from '../../form/field-mark.ts';
import { FileInput } from '../../received/load-received.tsx';
import { FieldRow, toMarkProps } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type FileRowProps = {
  name: string;
  /** In the body; empty for the whole. */
  field: string;
  isRequired: boolean;
  isList: boolean;
};

/** A field of the body that is a file. */
export function FileRow({ name, field, isRequired, isList }: FileRowProps) {
  const { draft, marks, onFiles } = useFieldContext();
  const at = field || 'body';
  const id = getInputId(at);
  const mark = findMark(marks, at);
  return (
    <FieldRow id={id} name={name} isRequired={isRequired} mark={mark}>
      <FileInput
        id={id}
        isList={isList}
        files={draft.files?.[field] ?? []}
        mark={toMarkProps(id, mark)}
        onChange={(files) => onFiles(field, files)}
      />
    </FieldRow>
  );
}
