import { useText } from '../../../hooks/use-text.ts';
import type { Field, JsonValue } from '../../../model/schema.ts';
import { findMark } from '../../form/field-mark.ts';
import { getAt, type JsonPath } from '../../form/json-path.ts';
import { useFieldContext } from './field-context.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { ValueInput } from './ValueInput.tsx';

type BodyFieldsProps = { fields: Field[]; path?: JsonPath; body: JsonValue | undefined };

/** The fields of an object: required, present and marked ones first, the rest in a fold. */
export function BodyFields({ fields, path = [], body }: BodyFieldsProps) {
  const { t } = useText();
  const { marks } = useFieldContext();
  const isShown = ({ name, required }: Field) =>
    required || getAt(body, [...path, name]) !== undefined || findMark(marks, [...path, name].join('.')) !== undefined;
  const others = fields.filter((field) => !isShown(field));
  const toInput = (field: Field) => <BodyField key={field.name} field={field} path={path} body={body} />;
  return (
    <>
      {fields.filter(isShown).map(toInput)}
      {others.length > 0 && (
        <details className="form-fold">
          <summary>
            {t('playground:optionalFields', { count: others.length })}{' '}
            <small>{others.map(({ name }) => name).join(t('separator.list'))}</small>
          </summary>
          {others.map(toInput)}
        </details>
      )}
    </>
  );
}

function BodyField({ field, path, body }: { field: Field; path: JsonPath; body: JsonValue | undefined }) {
  const { name, required, schema } = field;
  const own = [...path, name];
  const value = getAt(body, own);
  const common = { name, path: own, isRequired: required, value };
  if (schema.fields?.map((inner) => inner.name).join() === 'value,currency') return <MoneyInput {...common} />;
  if (!schema.fields || schema.fields.length === 0) return <ValueInput {...common} schema={schema} />;
  return (
    <fieldset className="form-group">
      <legend>
        <code>{name}</code>
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <BodyFields fields={schema.fields} path={own} body={body} />
    </fieldset>
  );
}
