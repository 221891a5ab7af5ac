import { useText } from '../../../hooks/use-text.ts';
import type { ToolReference } from '../../../model/page.ts';
import { SmartLink } from '../../../ui/SmartLink.tsx';
import { VerdictBox } from '../../ui/VerdictBox.tsx';
import type { Checked } from '../check-paste.ts';
import type { JsonProblem } from '../paste/read-json.ts';
import { ErrorEntry } from './ErrorEntry.tsx';

type TextVerdictProps = {
  checked: Extract<Checked, { kind: 'tooLarge' | 'notJson' | 'code' }>;
  reference: ToolReference;
  onLine: (line: number) => void;
};

/** A text that is no JSON: where it stops to be, what it probably is, and the error that its code names. */
export function TextVerdict({ checked, reference, onLine }: TextVerdictProps) {
  const { t } = useText();
  if (checked.kind === 'tooLarge')
    return (
      <VerdictBox kind="bad" title={t('checker:tooLarge.title')}>
        {t('checker:tooLarge.advice')}
      </VerdictBox>
    );
  return (
    <>
      {checked.kind === 'code' && <ErrorEntry code={checked.code} reference={reference} />}
      {checked.problem && <NotJson problem={checked.problem} onLine={onLine} doctorPage={reference.doctorPage} />}
    </>
  );
}

/** These are about the whole text: a position in it would say nothing. */
const WITHOUT_POSITION = ['empty', 'html', 'encrypted', 'binary', 'deep', 'text'];

type NotJsonProps = { problem: JsonProblem; onLine: (line: number) => void; doctorPage: string | undefined };

function NotJson({ problem, onLine, doctorPage }: NotJsonProps) {
  const { t } = useText();
  const { cause, line, column, character } = problem;
  return (
    <>
      <VerdictBox kind="bad" title={t(`checker:notJson.${cause}.title`)}>
        {!WITHOUT_POSITION.includes(cause) && (
          <>
            {t(character === '' ? 'checker:notJson.end' : 'checker:notJson.position', {
              line,
              column,
              character: showCharacter(character),
            })}
            <br />
          </>
        )}
        {t(`checker:notJson.${cause}.advice`)}
      </VerdictBox>
      <p className="error-found__links">
        {!WITHOUT_POSITION.includes(cause) && (
          <button type="button" className="button button--small" onClick={() => onLine(line - 1)}>
            {t('checker:notJson.goTo', { line })}
          </button>
        )}
        {cause === 'encrypted' && doctorPage !== undefined && (
          <SmartLink className="button button--small" href={doctorPage}>
            {t('checker:doctor')}
          </SmartLink>
        )}
      </p>
    </>
  );
}

/** A character that nobody sees gets its number. */
function showCharacter(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
