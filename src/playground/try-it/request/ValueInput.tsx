import { useText } from '../../../hooks/use-text.ts';
import type { JsonValue, SchemaNode } from '../../../model/schema.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { findMark, getInputId } from '../../form/field-mark.ts';
import type { JsonPath } from '../../form/json-path.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FieldRow, toMarkProps } from './FieldRow.tsx';
import { FileRow } from './FileRow.tsx';
import { useFieldContext } from './field-context.ts';
import { ListInput } from './ListInput.tsx';

type ValueInputProps = {
  name: string;
  path: JsonPath;
  isRequired: boolean;
  schema: SchemaNode;
  value: JsonValue | undefined;
};

/** One value with the input that fits it: a list of what there is, of the documented values, or text. */
export function ValueInput({ name, path, isRequired, schema, value }: ValueInputProps) {
  const { t } = useText();
  const { provider, call, marks, onChange } = useFieldContext();
  const field = path.join('.');
  const id = getInputId(field);
  const mark = findMark(marks, field);
  const ref = { location: 'body', path } as const;
  const file = provider.files(call).get(field);
  if (file) return <FileRow name={name} field={field} isRequired={isRequired} isList={file.isList} />;
  const list = provider.choices(ref, call);
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const change = (next: string) => onChange(path, next === '' && !isRequired ? undefined : next);
  const common = { id, className: 'call-input', ...toMarkProps(id, mark) };
  const row = { id, name, isRequired, mark, schema };
  if (list && (!schema.items || list.choices.length === 0))
    return (
      <FieldRow {...row}>
        <ChoiceInput
          id={id}
          value={text}
          isSent={value !== undefined}
          isRequired={isRequired}
          list={list}
          mark={mark}
          onChange={change}
        />
      </FieldRow>
    );
  if (schema.enum)
    return (
      <FieldRow {...row}>
        <select {...common} value={text} onChange={({ target }) => change(target.value)}>
          {(!isRequired || text === '') && <option value="">{t('playground:notSent')}</option>}
          {schema.enum.map(({ value: one }) => (
            <option key={String(one)}>{String(one)}</option>
          ))}
        </select>
      </FieldRow>
    );
  if (schema.items || schema.values || (typeof value === 'object' && value !== null))
    return (
      <FieldRow {...row} hint={t('playground:json')}>
        <ListInput {...common} value={value} onChange={(next) => onChange(path, next)} />
      </FieldRow>
    );
  const suggestion = provider.suggest(ref, text, call);
  return (
    <FieldRow {...row} hint={schema.encrypts !== undefined && t('playground:secretHint')}>
      <span className="input-row">
        <input
          {...common}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={isRequired ? undefined : t('playground:notSent')}
          onChange={({ target }) => change(target.value)}
        />
        {suggestion !== undefined && (
          <button
            type="button"
            className="button"
            aria-label={t('playground:generate')}
            title={t('playground:generate')}
            onClick={() => change(suggestion)}
          >
            <Icon name="redo" />
          </button>
        )}
      </span>
    </FieldRow>
  );
}
