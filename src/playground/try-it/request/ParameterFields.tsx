import { useText } from '../../../hooks/use-text.ts';
import type { Field } from '../../../model/schema.ts';
import { findMark, getInputId } from '../../form/field-mark.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FieldRow, toMarkProps } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type ParameterFieldsProps = {
  location: 'path' | 'query';
  fields: Field[];
  values: Record<string, string>;
  onChange: (name: string, value: string) => void;
};

/** Path and query parameters. An empty query parameter is not sent. */
export function ParameterFields({ location, fields, values, onChange }: ParameterFieldsProps) {
  return fields.map((field) => (
    <ParameterField
      key={field.name}
      location={location}
      field={field}
      value={values[field.name] ?? ''}
      onChange={onChange}
    />
  ));
}

type ParameterFieldProps = Pick<ParameterFieldsProps, 'location' | 'onChange'> & { field: Field; value: string };

function ParameterField({ location, field: { name, required, schema }, value, onChange }: ParameterFieldProps) {
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
          onChange={(next) => onChange(name, next)}
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
          onChange={({ target }) => onChange(name, target.value)}
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
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </FieldRow>
  );
}
