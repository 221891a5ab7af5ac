import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { disableContentVisibility } from '../../dom/content-visibility.ts';
import { handOff } from '../../dom/handoff.ts';
import { useText } from '../../hooks/use-text.ts';
import { type CatalogueEntry, type ErrorCatalogue, errorId } from '../../model/error-catalogue.ts';
import { isPastedBody } from '../../paste/pasted-body.ts';
import { listPastedCodes, readPastedError } from '../../paste/pasted-error.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { ErrorAnswer } from './ErrorAnswer.tsx';
import { codesByName, matchingCodes } from './error-filter.ts';
import { PastedErrorView } from './PastedErrorView.tsx';
import { FILTER_FORM, updateFilter, useErrorFilter, useFilterForm } from './use-error-filter.ts';

/** Answers to words; the list has the rest. */
const MAX_ANSWERS = 3;

/**
 * One field for everything that can be typed or pasted: a code, a name, words, an error body, lines of a log. What to do is right
 * below it. Enter goes to the first code in the list.
 */
export function ErrorLookup({ catalogue, checker }: { catalogue: ErrorCatalogue; checker?: string | undefined }) {
  const { t } = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { entries, text, pasted, codes, found } = useLookup(catalogue);
  useFilterForm();
  useEffect(() => {
    // Not on phones, where a keyboard would cover the page, nor when the reader came for a code.
    if (matchMedia('(min-width: 1024px)').matches && location.hash === '' && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, []);

  const write = (value: string) => {
    if (!field.current) return;
    field.current.value = value;
    updateFilter();
    field.current.focus();
  };
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = codes;
    if (first === undefined) return;
    disableContentVisibility();
    location.hash = errorId(first);
  };
  return (
    <search className="error-lookup">
      <form id={FILTER_FORM} onInput={updateFilter} onReset={() => setTimeout(updateFilter)}>
        <Icon name="search" />
        <textarea
          ref={field}
          className="input"
          name="text"
          rows={1}
          spellCheck={false}
          aria-label={t('blocks:catalogue.find')}
          placeholder={getExample(entries)}
          onKeyDown={goToFirst}
        />
        {text !== '' && <ClearButton onClear={() => write('')} />}
      </form>
      <p className="error-lookup__examples">
        {t('blocks:catalogue.hint')}{' '}
        {listExamples(entries).map(({ label, value }) => (
          <button key={value} type="button" className="chip" onClick={() => write(value)}>
            {label === undefined ? t('blocks:catalogue.exampleBody') : <code translate="no">{label}</code>}
          </button>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {found[0] ? `${found[0].code} ${found[0].name} · ${t(`errors.retry.${found[0].retry}`)}` : ''}
      </p>
      {found.slice(0, MAX_ANSWERS).map((entry, index) => (
        <ErrorAnswer
          key={entry.code}
          entry={entry}
          catalogue={catalogue}
          text={text}
          {...(index === 0 && pasted?.requestId && { requestId: pasted.requestId })}
        />
      ))}
      {found.length > MAX_ANSWERS && (
        <p>
          <a className="text-link" href={`#${errorId(found[MAX_ANSWERS]?.code ?? '')}`}>
            {t('blocks:catalogue.more', { count: found.length - MAX_ANSWERS })}
          </a>
        </p>
      )}
      {checker !== undefined && isPastedBody(text) && (
        <p>
          <SmartLink className="text-link" href={checker} onClickCapture={() => handOff(text)}>
            {t('blocks:catalogue.check')}
          </SmartLink>
        </p>
      )}
      {pasted && <PastedErrorView pasted={pasted} isKnown={found.length > 0} />}
    </search>
  );
}

/** What the field contains, the codes that fit it, and their entries. */
function useLookup(catalogue: ErrorCatalogue) {
  const entries = useMemo(() => catalogue.topics.flatMap((topic) => topic.entries), [catalogue]);
  const names = useMemo(() => codesByName(catalogue), [catalogue]);
  const filter = useErrorFilter();
  const { text } = filter;
  const pasted = useMemo(() => readPastedError(text, names), [text, names]);
  const codes = useMemo(() => {
    if (pasted) return listPastedCodes(text, { pasted, names });
    return text.trim() === '' ? [] : [...matchingCodes(catalogue, filter, undefined)];
  }, [catalogue, names, pasted, text, filter]);
  const found = codes.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
  return { entries, text, pasted, codes, found };
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useText();
  const label = t('blocks:catalogue.clear');
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClear}>
      <Icon name="x" />
    </button>
  );
}

/** The beginning of an error body. */
function getExample(entries: CatalogueEntry[]): string {
  const entry = getFixable(entries);
  return entry ? `{"code":${entry.code},"error":"${entry.name}",…}` : '';
}

/** A code, a name, and a body with a problem of a field. */
function listExamples(entries: CatalogueEntry[]): { label?: string; value: string }[] {
  const [first, second] = entries;
  const fixable = getFixable(entries);
  return [
    ...(first ? [{ label: String(first.code), value: String(first.code) }] : []),
    ...(second ? [{ label: second.name, value: second.name }] : []),
    ...(fixable ? [{ value: toBody(fixable) }] : []),
  ];
}

function toBody({ code, name, meaning }: CatalogueEntry): string {
  return JSON.stringify({ code, error: name, message: meaning, data: null, details: [] });
}

/** One of the codes of the business, which the last topics have. */
function getFixable(entries: CatalogueEntry[]): CatalogueEntry | undefined {
  return entries.find(({ retry, status }) => retry === 'fix' && status === 422) ?? entries.at(-1);
}
