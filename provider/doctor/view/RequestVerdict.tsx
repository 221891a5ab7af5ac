import { useText } from '../../strings/use-text.ts';
import { describeVerdict } from '../diagnosis/describe-verdict.ts';
import type { Diagnosis } from '../diagnosis/diagnose.ts';
import { describeByte } from './describe-byte.ts';
import { VerdictView } from './VerdictView.tsx';

/** The verdict on the signature of a request. */
export function RequestVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { t } = useText();
  const { verdict, certainty, lines } = diagnosis;
  const { title, advice } = describeVerdict(diagnosis, t);
  const line = lines.findIndex(({ difference }) => difference);
  const difference = lines[line]?.difference;
  return (
    <VerdictView isGood={verdict.kind === 'genuine'} title={title} certainty={certainty}>
      {difference && (
        <>
          {t('doctor:differs', {
            line: line + 1,
            offset: difference.offset,
            server: describeByte(difference.server, t),
            own: describeByte(difference.own, t),
          })}
          <br />
        </>
      )}
      {advice}
    </VerdictView>
  );
}
