import { useId } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { JsonValue } from '../../model/schema.ts';
import { type AmountSum, sumAmount } from '../form/amount-sum.ts';
import { getAt, type JsonPath } from '../form/json-path.ts';
import { FieldRow } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type MoneyInputProps = { name: string; path: JsonPath; isRequired: boolean; value: JsonValue | undefined };

/** An amount beside its currency. */
export function MoneyInput({ name, path, isRequired, value }: MoneyInputProps) {
  const { t } = useText();
  const id = useId();
  const { operationId, body, state, violations, onChange } = useFieldContext();
  const sum = path.length === 1 && state ? sumAmount(operationId, name, { body, state }) : undefined;
  const problem = violations.find(({ field }) => field.startsWith(path.join('.')));
  return (
    <FieldRow id={id} name={name} isRequired={isRequired} problem={problem} hint={sum && <Sum {...sum} />}>
      <span className="input-row">
        <input
          id={id}
          className="call-input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem && true}
          aria-describedby={problem && `${id}-problem`}
          value={String(getAt(value, ['value']) ?? '')}
          onChange={({ target }) => onChange([...path, 'value'], target.value)}
        />
        <input
          className="call-input call-input--currency"
          aria-label={t('playground:currency', { name })}
          autoComplete="off"
          value={String(getAt(value, ['currency']) ?? '')}
          onChange={({ target }) => onChange([...path, 'currency'], target.value)}
        />
      </span>
    </FieldRow>
  );
}

function Sum({ kind, total, terms }: AmountSum) {
  const { t } = useText();
  return (
    <>
      {t(`playground:sum.${kind}`)} <b>{total}</b> = {terms}
    </>
  );
}
