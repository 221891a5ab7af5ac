import type { Ref } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Problem } from '../../sandbox/envelope/refusal.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describeProblem } from './FieldRow.tsx';

/** The rules that a request breaks, above the form. Focused when the reader presses Send. */
export function ViolationSummary({ violations, ref }: { violations: Problem[]; ref: Ref<HTMLDivElement> }) {
  const { t } = useText();
  if (violations.length === 0) return null;
  return (
    <div className="violation-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warn" />
      <div>
        <p>{t('playground:violations', { count: violations.length })}</p>
        <ul>
          {violations.map((problem) => (
            <li key={`${problem.field} ${problem.rule}`}>
              <code>{problem.field}</code> {describeProblem(problem, t)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
