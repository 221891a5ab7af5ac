import { useId } from 'react';
import { useText } from '../strings/use-text.ts';

type AmountFieldProps = {
  label: string;
  currency: string;
  scale: number;
  text: string;
  isRight: boolean;
  onText: (text: string) => void;
};

/** A field for an amount, with its currency and what is wrong with it. */
export function AmountField({ label, currency, scale, text, isRight, onText }: AmountFieldProps) {
  const { t } = useText();
  const id = useId();
  return (
    <>
      <label>
        {t('calculator:field', { label, currency })}
        <input
          className="tool-input"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={!isRight}
          aria-describedby={isRight ? undefined : id}
          onChange={({ target }) => onText(target.value.trim().normalize('NFKC'))}
        />
      </label>
      {!isRight && (
        <p className="check check--bad" id={id} role="alert">
          {t('calculator:invalid', { currency, scale })}
        </p>
      )}
    </>
  );
}
