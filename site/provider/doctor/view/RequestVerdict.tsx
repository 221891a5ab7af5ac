import { useText } from '../../strings/use-text.ts';
import type { Diagnosis } from '../diagnosis/diagnose.ts';
import { describeDifference, describeVerdict } from './describe-verdict.ts';
import { VerdictView } from './VerdictView.tsx';

/** The verdict on the signature of a request. */
export function RequestVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { t } = useText();
  const { verdict, certainty } = diagnosis;
  const { title, advice } = describeVerdict(diagnosis, t);
  const difference = describeDifference(diagnosis, t);
  return (
    <VerdictView isGood={verdict.kind === 'genuine'} title={title} certainty={certainty}>
      {difference && (
        <>
          {difference}
          <br />
        </>
      )}
      {advice}
    </VerdictView>
  );
}
