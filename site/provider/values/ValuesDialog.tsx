import { useRef, useState } from 'react';
import { useStore } from '../../../src/hooks/use-store.ts';
import type { DialogToolProps } from '../../../src/playground/provider/tool.ts';
import { ToolDialog } from '../../../src/playground/tool/ToolDialog.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { checkValues, keepValid } from './check-values.ts';
import { type ReaderValues, VALUE_NAMES } from './reader-values.ts';
import { SampleChoices } from './SampleChoices.tsx';
import { isStored, readerValues } from './stored-values.ts';
import { ValueField } from './ValueField.tsx';

/** The reader's values: what is right is in use and stored while it is typed. */
export function ValuesDialog({ blocks, locale, onClose }: DialogToolProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const values = useStore(readerValues);
  const [typed, setTyped] = useState<ReaderValues>(values);
  // Another tab has set them.
  const [seen, setSeen] = useState(values);
  if (seen !== values) {
    setSeen(values);
    setTyped((former) => ({ ...values, ...getWrong(former, seen) }));
  }
  // Its samples are on the page; the page of a tool has none.
  const call = blocks.find((block) => block.kind === 'operation');

  const problems = checkValues(typed, values);
  const set = (next: ReaderValues) => {
    // What is typed stays: it is not another tab that changes the values.
    setSeen(next);
    readerValues.set(next);
  };
  const type = (name: keyof ReaderValues, text: string) => {
    // An input method for Chinese may write full-width digits.
    const written = text.trim().normalize('NFKC');
    const next = { ...typed, [name]: name === 'currency' ? written.toUpperCase() : written };
    setTyped(next);
    set(keepValid(next, values));
  };
  const count = Object.keys(values).length;
  return (
    <ToolDialog
      dialog={dialog}
      className="values"
      title={t('values:title')}
      details={<small>{t('values:where')}</small>}
      onClose={onClose}
    >
      <div className="values__body">
        <p>{t('values:lead')}</p>
        <div className="values__fields">
          {VALUE_NAMES.map((name) => (
            <ValueField
              key={name}
              name={name}
              text={typed[name] ?? ''}
              problem={problems[name]}
              values={values}
              currency={problems.currency ? values.currency : typed.currency}
              onText={(text) => type(name, text)}
            />
          ))}
          {call && <SampleChoices servers={call.operation.servers} locale={locale} />}
        </div>
        {!isStored() && <p className="values__blocked">{t('values:notStored')}</p>}
        <p className="values__never">
          <Icon name="lock" />
          {t('values:never')}
        </p>
        <footer>
          <p role="status">{count > 0 ? t('values:inUse', { count }) : t('values:none')}</p>
          <button
            type="button"
            className="button button--small"
            disabled={count === 0 && Object.keys(problems).length === 0}
            onClick={() => {
              setTyped({});
              set({});
            }}
          >
            {t('values:reset')}
          </button>
        </footer>
      </div>
    </ToolDialog>
  );
}

/** What is typed and not in use yet: it must not vanish when something else changes. */
function getWrong(typed: ReaderValues, former: ReaderValues): ReaderValues {
  const problems = checkValues(typed, former);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => problems[name as keyof ReaderValues]));
}
