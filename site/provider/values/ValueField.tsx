import { useId } from 'react';
import { useText } from '../strings/use-text.ts';
import type { ValueProblem } from './check-values.ts';
import { EXAMPLE_VALUES, findScale, type ReaderValues } from './reader-values.ts';

type ValueFieldProps = {
  name: keyof ReaderValues;
  text: string;
  problem: ValueProblem | undefined;
  /** Those in use. */
  values: ReaderValues;
  /** That the amount is in. */
  currency: string | undefined;
  onText: (text: string) => void;
};

/** One value; while it is empty its field shows that of the examples, while it is wrong what is wrong and what is used meanwhile. */
export function ValueField({ name, text, problem, values, currency = '', onText }: ValueFieldProps) {
  const { t } = useText();
  const id = useId();
  const code = currency || EXAMPLE_VALUES.currency;
  return (
    <div className={`values__field values__field--${name}`}>
      <label htmlFor={id}>{t(`values:${name}`)}</label>
      <input
        className="input"
        id={id}
        value={text}
        placeholder={EXAMPLE_VALUES[name]}
        inputMode={name === 'amount' ? 'decimal' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onText(target.value)}
      />
      {problem && (
        <p className="values__problem" id={`${id}-problem`} role="alert">
          {t(`values:problem.${problem}`, { currency: code, scale: findScale(code) ?? 2 })}
          {values[name] && <span>{t('values:meanwhile', { value: values[name] })}</span>}
        </p>
      )}
    </div>
  );
}
