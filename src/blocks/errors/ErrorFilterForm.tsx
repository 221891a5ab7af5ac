import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { disableContentVisibility } from '../../dom/content-visibility.ts';
import { useText } from '../../hooks/use-text.ts';
import { type ErrorCatalogue, errorId } from '../../model/error-catalogue.ts';
import type { ErrorFilter } from '../../model/error-filter.ts';

type ErrorFilterFormProps = {
  catalogue: ErrorCatalogue;
  form: RefObject<HTMLFormElement | null>;
  /** Codes that are left, in their order. */
  shown: ReadonlySet<number>;
  total: number;
  onChange(): void;
  onReset(): void;
};

const RETRIES = ['yes', 'fix', 'no'] as const;

/** One field for everything that can be typed or pasted, and three choices. Enter goes to the first code that is left. */
export function ErrorFilterForm({ catalogue, form, shown, total, onChange, onReset }: ErrorFilterFormProps) {
  const { t } = useText();
  const statuses = new Set(catalogue.topics.flatMap(({ entries }) => entries.map(({ status }) => status)));
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = shown;
    if (first === undefined) return;
    disableContentVisibility();
    location.hash = errorId(first);
  };
  return (
    <search>
      <form className="error-filter" ref={form} onInput={onChange} onReset={onReset}>
        <label className="error-filter__wide">
          {t('catalogue:find')}
          <textarea className="input" name="text" rows={1} spellCheck={false} onKeyDown={goToFirst} />
          <small>{t('catalogue:hint')}</small>
        </label>
        <Choice name="operation" label={t('catalogue:operation')} any={t('catalogue:any')}>
          {catalogue.operations.map(({ id, page }) => (
            <option key={id} value={id}>
              {page.title}
            </option>
          ))}
        </Choice>
        <Choice name="status" label={t('errors.status')} any={t('catalogue:any')}>
          {[...statuses].sort().map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Choice>
        <Choice name="retry" label={t('catalogue:retry')} any={t('catalogue:any')}>
          {RETRIES.map((retry) => (
            <option key={retry} value={retry}>
              {t(`errors.retry.${retry}`)}
            </option>
          ))}
        </Choice>
        <p role="status">{t(getFoundKey(shown.size, total), { shown: shown.size, total })}</p>
        <button type="reset" className="button button--small">
          {t('catalogue:clear')}
        </button>
      </form>
    </search>
  );
}

function getFoundKey(shown: number, total: number) {
  if (shown === 0) return 'catalogue:none';
  return shown === total ? 'catalogue:allFound' : 'catalogue:found';
}

type ChoiceProps = { name: keyof ErrorFilter; label: string; any: string; children: ReactNode };

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select className="input" name={name}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
