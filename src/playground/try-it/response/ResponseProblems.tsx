import { useText } from '../../../hooks/use-text.ts';
import type { MadeCall } from '../../client/exchange.ts';
import { describeMark } from '../request/describe-mark.ts';

/** More of them say no more: the response is another one than the documented. */
const MAX_SHOWN = 5;

/** The fields of a response that break its schema, each with the rule. */
export function ResponseProblems({ problems }: Required<Pick<MadeCall, 'problems'>>) {
  const { t } = useText();
  if (problems.length === 0) return null;
  return (
    <ul className="caption response-pane__problems">
      {problems.slice(0, MAX_SHOWN).map((problem) => (
        <li key={`${problem.field} ${problem.rule}`}>
          <code>{problem.field}</code> {describeMark(problem, t)}
        </li>
      ))}
      {problems.length > MAX_SHOWN && <li>{t('playground:moreProblems', { count: problems.length - MAX_SHOWN })}</li>}
    </ul>
  );
}
