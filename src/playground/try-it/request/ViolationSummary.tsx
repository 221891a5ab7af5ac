import type { Ref } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { FieldMark } from '../../provider/field.ts';
import { describeMark } from './describe-mark.ts';

type ViolationSummaryProps = { violations: FieldMark[]; ref: Ref<HTMLDivElement>; onGo: (field: string) => void };

const MAX_SHOWN = 6;

/** The rules that a request breaks, above the form, each with the way to its field. Focused when the reader presses Send. */
export function ViolationSummary({ violations, ref, onGo }: ViolationSummaryProps) {
  const { t } = useText();
  if (violations.length === 0) return null;
  // A date that is none breaks its pattern and its format: a field is named once, with what is shown beside it.
  const fields = violations.filter(
    ({ field }, index) => violations.findIndex((mark) => mark.field === field) === index,
  );
  const count = fields.length;
  return (
    <div className="violation-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warn" />
      <div>
        <p>
          <b>{t('playground:violations', { count })}</b>
        </p>
        <ul>
          {fields.slice(0, MAX_SHOWN).map((mark) => (
            <li key={mark.field}>
              <button type="button" className="text-link" onClick={() => onGo(mark.field)}>
                {mark.field.replace(/^(path|query|header):/, '')}
              </button>{' '}
              {describeMark(mark, t)}
            </li>
          ))}
        </ul>
        <p>{t('playground:violationsHint', { count })}</p>
      </div>
    </div>
  );
}
