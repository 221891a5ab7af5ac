import { useText } from '../../../hooks/use-text.ts';
import type { JsonValue } from '../../../model/schema.ts';
import { findMark, getInputId } from '../../form/field-mark.ts';
import { getAt, type JsonPath } from '../../form/json-path.ts';
import type { FieldNote } from '../../provider/field.ts';
import { FieldRow, toMarkProps } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type MoneyInputProps = { name: string; path: JsonPath; isRequired: boolean; value: JsonValue | undefined };

/** An amount beside its currency. */
export function MoneyInput({ name, path, isRequired, value }: MoneyInputProps) {
  const { t } = useText();
  const field = path.join('.');
  const id = getInputId(`${field}.value`);
  const { provider, call, draft, marks, onChange } = useFieldContext();
  const note = provider.note({ location: 'body', path }, draft, call);
  const ofCurrency = findMark(marks, `${field}.currency`);
  const mark = findMark(marks, `${field}.value`) ?? ofCurrency ?? findMark(marks, field);
  return (
    <FieldRow id={id} name={name} isRequired={isRequired} mark={mark} hint={note && <Note {...note} />}>
      <span className="input-row">
        <input
          id={id}
          className="call-input"
          inputMode="decimal"
          autoComplete="off"
          {...toMarkProps(id, mark === ofCurrency ? undefined : mark)}
          value={String(getAt(value, ['value']) ?? '')}
          onChange={({ target }) => onChange([...path, 'value'], target.value)}
        />
        <input
          className="call-input call-input--currency"
          id={getInputId(`${field}.currency`)}
          aria-label={t('playground:currency', { name })}
          {...toMarkProps(id, ofCurrency)}
          autoComplete="off"
          value={String(getAt(value, ['currency']) ?? '')}
          onChange={({ target }) => onChange([...path, 'currency'], target.value)}
        />
      </span>
    </FieldRow>
  );
}

function Note({ label, value, terms }: FieldNote) {
  return (
    <>
      {label} <b>{value}</b> = {terms}
    </>
  );
}
