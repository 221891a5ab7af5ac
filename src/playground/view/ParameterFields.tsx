import { useId } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Field } from '../../model/schema.ts';
import { listChoices } from '../form/choices.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FieldRow } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type ParameterFieldsProps = {
  fields: Field[];
  values: Record<string, string>;
  onChange: (name: string, value: string) => void;
};

/** Path and query parameters. An empty query parameter is not sent. */
export function ParameterFields({ fields, values, onChange }: ParameterFieldsProps) {
  return fields.map((field) => (
    <ParameterField key={field.name} field={field} value={values[field.name] ?? ''} onChange={onChange} />
  ));
}

type ParameterFieldProps = { field: Field; value: string; onChange: (name: string, value: string) => void };

function ParameterField({ field: { name, required, schema }, value, onChange }: ParameterFieldProps) {
  const { t } = useText();
  const id = useId();
  const { operationId, state, locale } = useFieldContext();
  const list = state && listChoices(name, { operationId, state, locale });
  const values =
    schema.enum?.map((one) => String(one.value)) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined);
  const row = { id, name, isRequired: required, problem: undefined };
  if (list && (required || list.choices.length > 0))
    return (
      <FieldRow {...row}>
        <ChoiceInput id={id} value={value} list={list} onChange={(next) => onChange(name, next)} />
      </FieldRow>
    );
  return (
    <FieldRow {...row}>
      {values ? (
        <select className="call-input" id={id} value={value} onChange={({ target }) => onChange(name, target.value)}>
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
          placeholder={required ? undefined : t('playground:notSent')}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </FieldRow>
  );
}
