import type { ReactNode } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import type { SchemaNode } from '../../../model/schema.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { FieldMark } from '../../provider/field.ts';
import { describeMark } from './describe-mark.ts';

type FieldRowProps = {
  /** Of the input. */
  id: string;
  name: string;
  isRequired: boolean;
  hint?: ReactNode;
  mark: FieldMark | undefined;
  schema?: SchemaNode;
  children: ReactNode;
};

/** Label, input, and below it a hint, and the rule that the value breaks or the error that names it. */
export function FieldRow({ id, name, isRequired, hint, mark, schema, children }: FieldRowProps) {
  const { t } = useText();
  return (
    <div className="field-row">
      <label htmlFor={id}>
        <code>{name}</code>
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <div className="field-row__input">
        {children}
        {hint && <p className="field-row__hint">{hint}</p>}
        {mark && (
          <p className="field-row__problem" id={getMarkId(id)}>
            <Icon name="warn" />
            <span>{describeMark(mark, t, schema)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** What an input says of its mark to those who do not see it. */
export function toMarkProps(id: string, mark: FieldMark | undefined) {
  return mark ? ({ 'aria-invalid': true, 'aria-describedby': getMarkId(id) } as const) : {};
}

function getMarkId(inputId: string): string {
  return `${inputId}-mark`;
}
