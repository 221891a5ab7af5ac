import { useText } from '../../hooks/use-text.ts';
import type { ErrorCatalogue } from '../../model/error-catalogue.ts';
import { RETRY_MARKS } from '../../model/operation.ts';
import type { PastedError } from '../../paste/pasted-error.ts';
import { type ErrorFilter, matchingCodes } from './error-filter.ts';
import { FILTER_FORM, updateFilter } from './use-error-filter.ts';

type ErrorChoicesProps = {
  catalogue: ErrorCatalogue;
  filter: ErrorFilter;
  pasted: PastedError | undefined;
  /** Codes that are left. */
  shown: ReadonlySet<number>;
  total: number;
};

/** What narrows the list down, with the number of codes that each choice would leave. */
export function ErrorChoices({ catalogue, filter, pasted, shown, total }: ErrorChoicesProps) {
  const { t } = useText();
  const statuses = new Set(catalogue.topics.flatMap(({ entries }) => entries.map(({ status }) => String(status))));
  const count = (choice: Partial<ErrorFilter>) => matchingCodes(catalogue, { ...filter, ...choice }, pasted).size;
  return (
    <div className="error-choices" onInput={updateFilter}>
      <ChipRow
        name="retry"
        label={t('blocks:catalogue.retry')}
        options={RETRY_MARKS.map((value) => ({ value, text: t(`errors.retry.${value}`) }))}
        count={(retry) => count({ retry })}
      />
      <p className="error-choices__row">
        <Choice
          name="status"
          label={t('errors.status')}
          options={[...statuses].sort().map((value) => ({ value, text: `${value} (${count({ status: value })})` }))}
        />
        <Choice
          name="operation"
          label={t('blocks:catalogue.operation')}
          options={catalogue.operations.map(({ id, page }) => ({ value: id, text: page.title }))}
        />
        <span role="status">{t(getFoundKey(shown.size, total), { shown: shown.size, total })}</span>
        <button type="reset" form={FILTER_FORM} className="button button--small">
          {t('blocks:catalogue.clear')}
        </button>
      </p>
    </div>
  );
}

function getFoundKey(shown: number, total: number) {
  if (shown === 0) return 'blocks:catalogue.none';
  return shown === total ? 'blocks:catalogue.allFound' : 'blocks:catalogue.found';
}

type ChoiceProps = { name: keyof ErrorFilter; label: string; options: { value: string; text: string }[] };

function Choice({ name, label, options }: ChoiceProps) {
  const { t } = useText();
  return (
    <label>
      <span>{label}</span>
      <select className="chip" name={name} form={FILTER_FORM}>
        <option value="">{t('blocks:catalogue.any')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChipRowProps = ChoiceProps & { count(value: string): number };

/** Native radio buttons as chips. */
function ChipRow({ name, label, options, count }: ChipRowProps) {
  const { t } = useText();
  return (
    <fieldset className="error-choices__row">
      <legend>{label}</legend>
      {[{ value: '', text: t('blocks:catalogue.any') }, ...options].map(({ value, text }) => (
        <label key={value} className="chip">
          <input
            type="radio"
            className="visually-hidden"
            form={FILTER_FORM}
            name={name}
            value={value}
            defaultChecked={value === ''}
          />
          {text} <small>{count(value)}</small>
        </label>
      ))}
    </fieldset>
  );
}
