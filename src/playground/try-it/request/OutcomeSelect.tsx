import { useId } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import type { Outcome } from '../../provider/field.ts';

type OutcomeSelectProps = { outcomes: Outcome[]; chosen: string; onChoose: (id: string) => void };

/** What the call is to return: a success (an empty id), a failure that a value triggers, or a fault of the receiver. */
export function OutcomeSelect({ outcomes, chosen, onChoose }: OutcomeSelectProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field-row">
      <label htmlFor={id}>
        {t('playground:outcomeLabel')} <small>{t('playground:outcomeHint')}</small>
      </label>
      <div className="field-row__input">
        <select className="call-input" id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('playground:outcome.success')}</option>
          {outcomes.map((outcome) => (
            <option key={outcome.id} value={outcome.id}>
              {outcome.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
