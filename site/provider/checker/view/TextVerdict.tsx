import type { CatalogueEntry } from '../../../../src/model/error-catalogue.ts';
import type { ToolReference } from '../../../../src/model/page.ts';
import { VerdictBox } from '../../../../src/playground/ui/VerdictBox.tsx';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { useText } from '../../strings/use-text.ts';
import type { Checked } from '../check-paste.ts';
import type { JsonProblem } from '../paste/read-json.ts';
import { matchWords } from '../subject/match-words.ts';
import { listLinks } from './describe-error.ts';
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
      {checked.problem && (
        <NotJson
          problem={checked.problem}
          onLine={onLine}
          reference={reference}
          matches={matchWords(checked.kind === 'notJson' ? (checked.words ?? '') : '', reference.catalogue)}
        />
      )}
    </>
  );
}

/** These are about the whole text: a position in it would say nothing. */
const WITHOUT_POSITION = ['empty', 'html', 'encrypted', 'binary', 'deep', 'text', 'words'];

type NotJsonProps = {
  problem: JsonProblem;
  onLine: (line: number) => void;
  reference: ToolReference;
  /** Errors that the words may be about. */
  matches: CatalogueEntry[];
};

function NotJson({ problem, onLine, reference, matches }: NotJsonProps) {
  const { t } = useText();
  const { line, column, character } = problem;
  const { doctorPage, errorsPage } = reference;
  const [match] = matches;
  const cause = match ? 'words' : problem.cause;
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
        {matches.length !== 1 &&
          listLinks(matches, errorsPage).map(
            ({ href, title }) =>
              href !== undefined && (
                <SmartLink key={href} className="button button--small" href={href}>
                  {title}
                </SmartLink>
              ),
          )}
        {cause === 'text' && errorsPage !== undefined && (
          <SmartLink className="button button--small" href={errorsPage}>
            {t('checker:signal.requestId.link')}
          </SmartLink>
        )}
      </p>
      {match && matches.length === 1 && <ErrorEntry code={match.code} reference={reference} />}
    </>
  );
}

/** A character that nobody sees gets its number. */
function showCharacter(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
