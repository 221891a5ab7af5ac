import { useText } from '../../../hooks/use-text.ts';
import type { Field } from '../../../model/schema.ts';
import { findMark, getInputId } from '../../form/field-mark.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FieldRow, toMarkProps } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type ParameterFieldProps = {
  location: 'path' | 'query' | 'header';
  field: Field;
  value: string;
  onChange: (value: string) => void;
};

/** A parameter; an empty one that is optional is not sent. */
export function ParameterField({ location, field: { name, required, schema }, value, onChange }: ParameterFieldProps) {
  const { t } = useText();
  const { provider, call, marks } = useFieldContext();
  const list = provider.choices({ location, path: [name] }, call);
  const values =
    schema.enum?.map((one) => String(one.value)) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined);
  const field = `${location}:${name}`;
  const id = getInputId(field);
  const mark = findMark(marks, field);
  const row = { id, name, isRequired: required, mark, schema };
  if (list && (required || list.choices.length > 0))
    return (
      <FieldRow {...row}>
        <ChoiceInput
          id={id}
          value={value}
          isSent={required || value !== ''}
          isRequired={required}
          list={list}
          mark={mark}
          onChange={onChange}
        />
      </FieldRow>
    );
  return (
    <FieldRow {...row}>
      {values ? (
        <select
          className="call-input"
          id={id}
          value={value}
          {...toMarkProps(id, mark)}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('playground:notSent')}</option>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          className="call-input"
          id={id}
          value={value}
          autoComplete="off"
          spellCheck={false}
          {...toMarkProps(id, mark)}
          placeholder={required ? undefined : t('playground:notSent')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldRow>
  );
}
