import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ChoiceList, FieldMark } from '../../provider/field.ts';
import { shorten } from '../../ui/shorten-id.ts';
import { toMarkProps } from './FieldRow.tsx';
import { useFieldContext } from './field-context.ts';

type ChoiceInputProps = {
  id: string;
  value: string;
  /** Whether the request has the field at all; an optional one may be left out. */
  isSent: boolean;
  isRequired: boolean;
  list: ChoiceList;
  mark: FieldMark | undefined;
  onChange: (value: string) => void;
};

/** A list of what there is to choose from, by name. Send creates the first one; a button does so now. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { id, value, isSent, isRequired, list, mark, onChange } = props;
  const { choices, preparation } = list;
  const { t } = useText();
  const { isBusy, onPrepare } = useFieldContext();
  if (choices.length === 0 && preparation)
    return (
      <div className="row row--wrap choice-empty" id={id} tabIndex={-1}>
        <span>
          {t(isSent ? 'playground:nothingYet' : 'playground:notSent')}{' '}
          {isSent && <small>{t('playground:sendCreates')}</small>}
        </span>
        <button
          type="button"
          className="button button--small button--suggested"
          disabled={isBusy}
          onClick={() => onPrepare(preparation.id)}
        >
          <Icon name="plus" />
          {preparation.label}
        </button>
        {isSent && !isRequired && (
          <button type="button" className="button button--small button--quiet" onClick={() => onChange('')}>
            {t('playground:leaveOut')}
          </button>
        )}
      </div>
    );
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <>
      <select
        className="call-input"
        id={id}
        value={value}
        {...toMarkProps(id, mark)}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isKnown && (
          <option value={value}>
            {value === '' ? t('playground:notSent') : `${shorten(value)} · ${t('playground:unknownChoice')}`}
          </option>
        )}
        {isKnown && !isRequired && <option value="">{t('playground:notSent')}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {value !== '' && <code className="choice-id">{shorten(value)}</code>}
    </>
  );
}
