import type { ToolReference } from '../../../../src/model/page.ts';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import type { Text } from '../../strings/text.ts';
import { useText } from '../../strings/use-text.ts';
import type { CheckedText } from '../check-paste.ts';

type RecognisedProps = {
  checked: CheckedText;
  reference: ToolReference;
  choice: string | undefined;
  onChoice: (operation: string | undefined) => void;
};

/** The operation or frame that a text is taken for, why, and a way to correct it. */
export function Recognised({ checked, reference, choice, onChoice }: RecognisedProps) {
  const { t } = useText();
  const { subject, isData } = checked;
  const { operations } = reference.catalogue;
  const page = subject.kind === 'response' ? operations.find(({ id }) => id === subject.operation)?.page : undefined;
  return (
    <section className="tool-box recognised">
      <div>
        <h2>
          {subject.kind === 'response' && page ? (
            <>
              <SmartLink className="text-link" href={page.path}>
                {page.title}
              </SmartLink>
              <span className="tag tag--good">{subject.status}</span>
            </>
          ) : subject.kind === 'frame' ? (
            <>
              {t('checker:recognised.frameTitle')} <code translate="no">{subject.type.slice(0, 60)}</code>
            </>
          ) : (
            t('checker:notRecognised')
          )}
        </h2>
        {isData && <p>{t('checker:recognised.data')}</p>}
        <p>{describe(checked, reference, t)}</p>
      </div>
      {subject.kind !== 'frame' && (
        <label>
          <span className="visually-hidden">{t('checker:operation')}</span>
          <select
            className="tool-input"
            value={choice ?? ''}
            onChange={({ target }) => onChoice(target.value === '' ? undefined : target.value)}
          >
            <option value="">{t('checker:automatic')}</option>
            {operations.map(({ id, page: { title } }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

const MAX_OTHERS = 4;

function describe({ subject, paste, value }: CheckedText, { catalogue }: ToolReference, t: Text): string {
  if (subject.kind === 'frame') return t('checker:recognised.frame', { type: subject.type.slice(0, 60) });
  if (subject.kind !== 'response')
    return t(Array.isArray(value) ? 'checker:notRecognisedList' : 'checker:notRecognisedAdvice');
  if (subject.by === 'choice') return t('checker:recognised.choice');
  if (subject.by === 'path') return t('checker:recognised.path', { path: paste.path ?? '' });
  const titles = subject.others.flatMap(
    (other) => catalogue.operations.find(({ id }) => id === other)?.page.title ?? [],
  );
  const same = titles.slice(0, MAX_OTHERS).join(t('separator.list')) + (titles.length > MAX_OTHERS ? ' …' : '');
  const fields = subject.because.join(t('separator.list'));
  return same === ''
    ? t('checker:recognised.shape', { fields })
    : t('checker:recognised.same', { fields, operations: same });
}
