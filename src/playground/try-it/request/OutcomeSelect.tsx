import { useId } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { listOutcomes } from '../../../merchant/fields/outcomes.ts';

type OutcomeSelectProps = { operationId: string; chosen: number; onChoose: (index: number) => void };

/** What the call is to return: a success, a failure that the sandbox triggers, or a fault of the provider. */
export function OutcomeSelect({ operationId, chosen, onChoose }: OutcomeSelectProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field-row">
      <label htmlFor={id}>
        {t('playground:outcomeLabel')} <small>{t('playground:outcomeHint')}</small>
      </label>
      <div className="field-row__input">
        <select className="call-input" id={id} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {listOutcomes(operationId).map(({ name }, index) => (
            <option key={name} value={index}>
              {t(`playground:${name}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
